import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './login-form.module.css'

interface PasswordFieldProps {
  error: string | undefined
  isDisabled: boolean
}

/** The password, hidden unless it is asked to show. */
export function PasswordField({ error, isDisabled }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label="Password" error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            // Shown, it is a text like any other: a phone would correct it.
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
            required
            disabled={isDisabled}
          />
          <Button
            className={styles.show}
            disabled={isDisabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> password</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
