import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './answer-input.module.css'

/** A line to write English on, which no keyboard corrects or completes. */
export function AnswerInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      type="text"
      lang="en"
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={500}
      className={clsx(styles.input, className)}
    />
  )
}
