import type { Failures } from '../../../cms/contract/lockout.ts'
import { tutorApiPaths } from '../../../cms/contract/tutor-paths.ts'
import {
  bannerText,
  type Captcha,
  lockText,
  openingText,
} from '../../features/login-guard/login-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './login-form.module.css'
import { PasswordField } from './password-field.tsx'
import { useLoginForm } from './use-login-form.ts'

interface LoginFormProps {
  /** Where the sign-in was asked for, as it stands in the address. */
  returnTo: string | null
}

/** Without script, or before it has loaded, the browser posts it and is led on by the server. */
export function LoginForm({ returnTo }: LoginFormProps) {
  const {
    form,
    guard,
    now,
    isLocked,
    isPending,
    submit,
    changeName,
    problems,
    fails,
    asksCode,
    captcha,
    typedBefore,
  } = useLoginForm()
  return (
    <form
      ref={form}
      method="post"
      action={loginAction(returnTo)}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <Alerts guard={guard} now={now} problem={problems.form} fails={fails} />
      <Field label="Username" error={problems.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            defaultValue={typedBefore?.username}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            required
            disabled={isLocked}
            onChange={changeName}
          />
        )}
      </Field>
      <PasswordField error={problems.password} isDisabled={isLocked} />
      {asksCode && <CodeField error={problems.code} isDisabled={isLocked} />}
      {captcha && <CaptchaField captcha={captcha} isDisabled={isLocked} />}
      <Button type="submit" tone="main" disabled={isLocked || isPending}>
        {isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

const loginAction = (returnTo: string | null) =>
  returnTo === null
    ? tutorApiPaths.login
    : `${tutorApiPaths.login}?returnTo=${encodeURIComponent(returnTo)}`

interface AlertsProps {
  guard: Failures
  now: number
  /** What was wrong with the last attempt. */
  problem: string | undefined
  /** How many attempts came to nothing: the same words about another one would not be said again. */
  fails: number
}

function Alerts({ guard, now, problem, fails }: AlertsProps) {
  const banner = bannerText(guard)
  return (
    <div role="alert" className={styles.alerts}>
      {guard.lockedUntil !== null && (
        <p className={styles.alert}>
          {lockText(guard)}{' '}
          <span className={styles.opening}>{openingText(guard.lockedUntil, now)}</span>
        </p>
      )}
      {banner && <p className={styles.alert}>{banner}</p>}
      {guard.lockedUntil === null && problem && (
        <p key={fails} className={styles.alert}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** For accounts with a second step; a recovery code is longer than the six digits. */
function CodeField({ error, isDisabled }: { error: string | undefined; isDisabled: boolean }) {
  return (
    <Field label="Code" error={error}>
      {(control) => (
        <input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          required
          disabled={isDisabled}
        />
      )}
    </Field>
  )
}

interface CaptchaFieldProps {
  captcha: Captcha
  isDisabled: boolean
}

function CaptchaField({ captcha, isDisabled }: CaptchaFieldProps) {
  return (
    <Field label={`CAPTCHA: what is ${captcha.left} + ${captcha.right}?`}>
      {(control) => (
        <input
          {...control}
          name="captcha"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          disabled={isDisabled}
        />
      )}
    </Field>
  )
}
