import { readEnvironment } from './environment.ts'

let secure: boolean | undefined

/** Asked at every request, so the environment is read once. */
function isSecure(): boolean {
  secure ??= readEnvironment().siteUrl.startsWith('https:')
  return secure
}

/** The one session's cookie, for contract and studio (decision 12); Payload adds '-token'. */
export const sessionCookie = {
  isSecure,
  prefix: () => (isSecure() ? '__Host-tutor' : 'tutor'),
  name: () => `${sessionCookie.prefix()}-token`,
}
