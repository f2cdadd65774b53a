import type { RefusedForm } from '../../page/refused-form.ts'

/** What is wrong with an attempt to sign in. */
export interface LoginProblems {
  username?: string | undefined
  password?: string | undefined
  /** The account asks for a code, or another one. */
  code?: string | undefined
  /** What is wrong with the whole attempt. */
  form?: string | undefined
}

/** What the server objects to in a form that was sent without script. */
export function problemsOfRefused(refused: RefusedForm | null): LoginProblems {
  if (!refused) return {}
  if (refused.errors.length === 0) return { form: refused.message }
  const about = (field: string) => refused.errors.find(({ path }) => path === field)?.message
  return { username: about('username'), password: about('password'), code: about('code') }
}

export type LoginField = 'username' | 'password' | 'code' | 'captcha'

/** The first field that is empty; after a refused attempt the captcha, or the password. */
export function wrongFieldOf(problems: LoginProblems, hasCaptcha: boolean): LoginField | undefined {
  if (problems.username) return 'username'
  if (problems.code) return 'code'
  if (problems.form && hasCaptcha) return 'captcha'
  return problems.form || problems.password ? 'password' : undefined
}
