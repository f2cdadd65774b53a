import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Tone = 'main' | 'plain' | 'quiet' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone
}

export function Button({ tone = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(tone, className)} />
}

/** The look of a button for a link that acts like one. */
export const buttonClass = (tone: Tone, className?: string) =>
  clsx(styles.button, styles[tone], className)
