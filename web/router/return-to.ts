import { pagePaths } from '../../cms/contract/page-paths.ts'

/**
 * Where to go after sign-in: a path of this site, else /admin. Two slashes, a backslash or a
 * control character could make a browser read another host out of it.
 */
export function safeReturnTo(returnTo: string | null): string {
  if (!returnTo?.startsWith('/') || !pathOfThisSite.test(returnTo)) return pagePaths.admin
  return isLogin(returnTo) ? pagePaths.admin : returnTo
}

/** The studio is an application of its own: the router knows no way into it. */
export const isStudio = (path: string) => /^\/studio(?:[/?#]|$)/.test(path)

/** Back to sign-in after signing in would go round in a circle. */
const isLogin = (path: string) => /^\/admin\/login(?:[/?#]|$)/.test(path)

const pathOfThisSite = /^(?:\/[^/?#\\\p{Cc}]+)*\/?(?:[?#][^\\\p{Cc}]*)?$/u
