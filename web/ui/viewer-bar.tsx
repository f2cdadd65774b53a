import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './viewer-bar.module.css'

/** Above what is read: the way back at one side, what helps with reading at the other. */
export function ViewerBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.bar, className)} />
}
