import styles from './stars.module.css'

const most = 5

/** A rating as five strokes of the pencil, the given ones filled. */
export function Stars({ stars }: { stars: number }) {
  return (
    <svg
      role="img"
      aria-label={`${stars} out of ${most} stars`}
      viewBox="0 0 100 20"
      className={styles.stars}
    >
      {Array.from({ length: most }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: five strokes that never move
          key={index}
          data-given={index < stars || undefined}
          transform={`translate(${index * 20} 0)`}
          d="M10 2.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.5l-4.6 2.6.9-5.3-3.8-3.7 5.2-.7z"
        />
      ))}
    </svg>
  )
}
