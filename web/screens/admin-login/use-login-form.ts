import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { LoginForm as Credentials } from '../../../cms/contract/admin.ts'
import { useSignIn } from '../../data/admin.ts'
import {
  captchaMessage,
  lockText,
  needsCaptcha,
  newCaptcha,
  solvesCaptcha,
} from '../../features/login-guard/login-guard.ts'
import { keepGuard, useLoginGuard } from '../../features/login-guard/use-login-guard.ts'
import { RefusedFormContext } from '../../page/refused-form.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../ui/use-action.ts'
import { type LoginProblems, problemsOfRefused, wrongFieldOf } from './login-problems.ts'
import {
  codeProblem,
  guardAfter,
  isAskedForCode,
  passwordProblem,
  signInMessage,
} from './sign-in-answer.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Signs in, counts the failures, and says what is wrong where it is corrected. */
export function useLoginForm() {
  const refused = use(RefusedFormContext)
  const form = useRef<HTMLFormElement>(null)
  const signIn = useSignIn()
  const showToast = useToast()
  const tellSignedIn = useSignedIn()
  const { guard, now } = useLoginGuard()
  const [captcha, setCaptcha] = useState(() => newCaptcha(Math.random))
  const [problems, setProblems] = useState(() => problemsOfRefused(refused))
  const [asksCode, setAsksCode] = useState(() => problems.code !== undefined)
  const [fails, setFails] = useState(0)
  const isLocked = lockText(guard) !== null
  const hasCaptcha = needsCaptcha(guard)

  const { run: send, isPending } = useAction(async (credentials: Credentials) => {
    setProblems({})
    try {
      await signIn(credentials)
      tellSignedIn()
    } catch (error) {
      const guardNow = guardAfter(error, guard, Date.now())
      keepGuard(guardNow)
      const code = codeProblem(error)
      const password = passwordProblem(error)
      if (code) setAsksCode(true)
      if (guardNow.lockedUntil !== null) fail({})
      else if (code) fail({ code })
      else fail(password ? { password } : { form: signInMessage(error) })
      if (isAskedForCode(error) || password) return
      showToast({ title: 'Login Failed', description: signInMessage(error), tone: 'destructive' })
    }
  })

  // What is wrong is corrected where it was typed.
  useEffect(() => {
    const wrongField = isLocked || isPending ? undefined : wrongFieldOf(problems, hasCaptcha)
    if (!wrongField) return
    form.current?.querySelector<HTMLInputElement>(`[name=${wrongField}]`)?.focus()
  }, [problems, isPending, isLocked, hasCaptcha])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isLocked) return
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const credentials = Credentials.safeParse(fields)
    if (!credentials.success) {
      const { username, password } = z.flattenError(credentials.error).fieldErrors
      return setProblems({ username: username?.[0], password: password?.[0] })
    }
    if (hasCaptcha && !solvesCaptcha(captcha, String(fields.captcha ?? ''))) {
      return fail({ form: captchaMessage })
    }
    send(credentials.data)
  }

  /** A failed attempt takes its captcha with it. */
  function fail(found: LoginProblems) {
    setProblems(found)
    setFails((count) => count + 1)
    setCaptcha(newCaptcha(Math.random))
    const answer = form.current?.elements.namedItem('captcha')
    if (answer instanceof HTMLInputElement) answer.value = ''
  }

  /** Whether a code is asked for is a matter of the account. */
  function changeName() {
    setAsksCode(false)
    setProblems(({ code: _, ...others }) => others)
  }

  return {
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
    captcha: hasCaptcha ? captcha : null,
    typedBefore: refused?.values,
  }
}
