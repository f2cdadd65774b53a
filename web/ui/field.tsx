import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** How often it was told: then it is said aloud, each time anew (`useProblem`). */
  times?: number
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with room for what is wrong with it. */
export function Field({ label, hint, error, times, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p
          key={times}
          id={errorId}
          role={times === undefined ? undefined : 'alert'}
          className={styles.error}
        >
          {error}
        </p>
      )}
    </div>
  )
}
