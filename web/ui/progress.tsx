import styles from './progress.module.css'

interface ProgressProps {
  label: string
  value: number
  max: number
}

/** How much of a whole is done. */
export function Progress({ label, value, max }: ProgressProps) {
  return (
    <progress aria-label={label} className={styles.progress} value={value} max={Math.max(max, 1)} />
  )
}
