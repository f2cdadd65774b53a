import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './picture.module.css'

interface PictureProps {
  /** What it shows, for who does not see it; without it the picture is an ornament. */
  label?: string | undefined
  width: number
  height: number
  className?: string | undefined
  children: ReactNode
}

/** A drawing in the site's one line; shapes take their tones from `data-tone`. */
export function Picture({ label, width, height, className, children }: PictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={clsx(styles.picture, className)}
    >
      {children}
    </svg>
  )
}
