import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { LoginForm as Credentials } from '../../../cms/contract/admin.ts'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { useSignIn } from '../../data/admin.ts'
import {
  bannerText,
  captchaMessage,
  lockText,
  needsCaptcha,
  newCaptcha,
  openGuard,
  openingText,
  solvesCaptcha,
} from '../../features/login-guard/login-guard.ts'
import { useLoginGuard } from '../../features/login-guard/use-login-guard.ts'
import { type RefusedForm, RefusedFormContext } from '../../page/refused-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from './login-form.module.css'
import { PasswordField } from './password-field.tsx'
import { guardAfter, signInMessage } from './sign-in-answer.ts'

interface Problems {
  username?: string | undefined
  password?: string | undefined
  /** What is wrong with the whole attempt. */
  form?: string
}

interface LoginFormProps {
  /** Where the sign-in was asked for, as it stands in the address. */
  returnTo: string | null
}

/** Without script, or before it has loaded, the browser posts it and is led on by the server. */
export function LoginForm({ returnTo }: LoginFormProps) {
  const refused = use(RefusedFormContext)
  const form = useRef<HTMLFormElement>(null)
  const signIn = useSignIn()
  const showToast = useToast()
  const { guard, keepGuard, now } = useLoginGuard()
  const [captcha, setCaptcha] = useState(() => newCaptcha(Math.random))
  const [problems, setProblems] = useState(() => problemsOfRefused(refused))
  const [isPending, setIsPending] = useState(false)
  const lock = lockText(guard)
  const isLocked = lock !== null
  const hasCaptcha = needsCaptcha(guard)

  // What is wrong is corrected where it was typed.
  useEffect(() => {
    if (isLocked || isPending || Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLInputElement>(wrongField(problems, hasCaptcha))?.focus()
  }, [problems, isPending, isLocked, hasCaptcha])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isLocked) return
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const credentials = Credentials.safeParse(fields)
    if (!credentials.success) {
      const { username, password } = z.flattenError(credentials.error).fieldErrors
      return setProblems({ username: username?.[0], password: password?.[0] })
    }
    if (hasCaptcha && !solvesCaptcha(captcha, String(fields.captcha ?? ''))) {
      return fail(captchaMessage)
    }
    setProblems({})
    setIsPending(true)
    try {
      await signIn(credentials.data)
      keepGuard(openGuard)
      showToast({ title: 'Login Successful', description: 'Welcome back!' })
    } catch (error) {
      const guardNow = guardAfter(error, guard, Date.now())
      keepGuard(guardNow)
      fail(guardNow.lockedUntil === null ? signInMessage(error) : undefined)
      showToast({ title: 'Login Failed', description: signInMessage(error), tone: 'destructive' })
    } finally {
      setIsPending(false)
    }
  }

  /** A failed attempt takes its captcha with it. */
  function fail(message: string | undefined) {
    setProblems(message === undefined ? {} : { form: message })
    setCaptcha(newCaptcha(Math.random))
    const answer = form.current?.elements.namedItem('captcha')
    if (answer instanceof HTMLInputElement) answer.value = ''
  }

  const banner = bannerText(guard)
  return (
    <form
      ref={form}
      method="post"
      action={loginAction(returnTo)}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <div role="alert" className={styles.alerts}>
        {guard.lockedUntil !== null && (
          <p className={styles.alert}>
            {lock} <span className={styles.opening}>{openingText(guard.lockedUntil, now)}</span>
          </p>
        )}
        {banner && <p className={styles.alert}>{banner}</p>}
        {!isLocked && problems.form && <p className={styles.alert}>{problems.form}</p>}
      </div>
      <Field label="Username" error={problems.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            defaultValue={refused?.values.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            required
            disabled={isLocked}
          />
        )}
      </Field>
      <PasswordField error={problems.password} isDisabled={isLocked} />
      {hasCaptcha && (
        <Field label={`CAPTCHA: what is ${captcha.left} + ${captcha.right}?`}>
          {(control) => (
            <input
              {...control}
              name="captcha"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              required
              disabled={isLocked}
            />
          )}
        </Field>
      )}
      <Button type="submit" tone="main" disabled={isLocked || isPending}>
        {isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

const loginAction = (returnTo: string | null) =>
  returnTo === null ? apiPaths.login : `${apiPaths.login}?returnTo=${encodeURIComponent(returnTo)}`

/** What the server objects to in a form that was sent without script. */
function problemsOfRefused(refused: RefusedForm | null): Problems {
  if (!refused) return {}
  if (refused.errors.length === 0) return { form: refused.message }
  const about = (field: string) => refused.errors.find(({ path }) => path === field)?.message
  return { username: about('username'), password: about('password') }
}

/** The first field that is empty; after a refused attempt the captcha, or the password. */
function wrongField({ username, form }: Problems, hasCaptcha: boolean) {
  if (username) return '[name=username]'
  return form && hasCaptcha ? '[name=captcha]' : '[name=password]'
}
