import { type FormEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { LoginForm as Credentials } from '../../../cms/contract/admin.ts'
import { useSignIn } from '../../data/admin.ts'
import {
  bannerText,
  captchaMessage,
  lockedMessage,
  needsCaptcha,
  newCaptcha,
  openGuard,
  solvesCaptcha,
} from '../../features/login-guard/login-guard.ts'
import { useLoginGuard } from '../../features/login-guard/use-login-guard.ts'
import { useToast } from '../../features/toasts/toast-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './login-form.module.css'
import { PasswordField } from './password-field.tsx'
import { guardAfter, signInMessage } from './sign-in-answer.ts'

interface Problems {
  username?: string | undefined
  password?: string | undefined
  /** What is wrong with the whole attempt. */
  form?: string
}

export function LoginForm() {
  const form = useRef<HTMLFormElement>(null)
  const signIn = useSignIn()
  const showToast = useToast()
  const [guard, setGuard] = useLoginGuard()
  const [captcha, setCaptcha] = useState(() => newCaptcha(Math.random))
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setIsPending] = useState(false)
  const isLocked = guard.lockedUntil !== null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    if (isLocked) return setProblems({ form: lockedMessage })
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const credentials = Credentials.safeParse(fields)
    if (!credentials.success) {
      const { username, password } = z.flattenError(credentials.error).fieldErrors
      return setProblems({ username: username?.[0], password: password?.[0] })
    }
    if (needsCaptcha(guard) && !solvesCaptcha(captcha, String(fields.captcha ?? ''))) {
      return fail(captchaMessage)
    }
    setProblems({})
    setIsPending(true)
    try {
      await signIn(credentials.data)
      setGuard(openGuard)
      showToast({ title: 'Login Successful', description: 'Welcome back!' })
    } catch (error) {
      const guardNow = guardAfter(error, guard, Date.now())
      setGuard(guardNow)
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
    // Without its script the form must not put a password into the address.
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      <div role="alert" className={styles.alerts}>
        {isLocked && <p className={styles.alert}>{lockedMessage}</p>}
        {banner && <p className={styles.alert}>{banner}</p>}
        {problems.form && problems.form !== lockedMessage && (
          <p className={styles.alert}>{problems.form}</p>
        )}
      </div>
      <Field label="Username" error={problems.username}>
        {(control) => (
          <input
            {...control}
            name="username"
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
      {needsCaptcha(guard) && (
        <Field label={`CAPTCHA: what is ${captcha.left} + ${captcha.right}?`}>
          {(control) => (
            <input
              {...control}
              name="captcha"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
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
