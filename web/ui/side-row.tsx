import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './side-row.module.css'

interface SideRowProps extends Pick<ComponentProps<'ul'>, 'className' | 'tabIndex' | 'children'> {
  /** Steps, rather than things of equal rank. */
  isOrdered?: boolean
  'aria-label'?: string
  'data-row'?: boolean | undefined
}

/** A list that becomes a row to be moved sideways where the window is narrow. */
export function SideRow({ isOrdered = false, className, ...rest }: SideRowProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return <List {...rest} className={clsx(styles.row, className)} />
}
