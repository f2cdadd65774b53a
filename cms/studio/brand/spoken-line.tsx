import styles from './brand.module.css'

/** The site's mark: a line being spoken, as on the browser tab. */
export function SpokenLine() {
  return (
    <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
      <path d="M2 16h5l2.5-6 4.5 14 4.5-18 3.5 12 2.5-2h5" />
    </svg>
  )
}
