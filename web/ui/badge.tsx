import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './badge.module.css'

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'plain' | 'active' | 'warning'
}

/** A word or a count that marks something. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={clsx(styles.badge, className)} />
}
