import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './page.module.css'

/** The measure and gutters every screen's content keeps. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.page, className)} />
}
