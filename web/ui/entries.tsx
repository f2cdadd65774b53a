import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './entries.module.css'

/** Entries of a dictionary, ruled off. */
export function Entries({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={clsx(styles.entries, className)} />
}

/** What is explained, and the explanations below or beside it. */
export function Entry({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.entry, className)} />
}

/** The word or phrase that an entry explains. */
export function Term({ className, ...rest }: ComponentProps<'dt'>) {
  return <dt {...rest} className={clsx(styles.term, className)} />
}
