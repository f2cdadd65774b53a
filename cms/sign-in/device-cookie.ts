import { randomUUID } from 'node:crypto'
import { sessionCookie } from '../environment/session-cookie.ts'
import { openToken, signToken } from '../environment/signed-token.ts'
import type { Cookie } from './cookie.ts'

const yearSeconds = 365 * 24 * 60 * 60

const cookieName = () => `${sessionCookie.prefix()}-device`

interface SignedIn {
  username: string
  /** With what, as `credentialsOf` gives it. */
  credentials: string
  /** Of a browser that is known already. */
  id?: string
}

/**
 * A cookie that says: this browser has signed in as `username` before, with what opens the account
 * now. The cookie grants no access; but failures from this browser are counted separately, so that a
 * stranger cannot lock the tutor out (decision 11).
 */
export function deviceCookie(
  { username, credentials, id = randomUUID() }: SignedIn,
  secret: string,
): Cookie {
  const content = JSON.stringify([id, username, credentials])
  const device = Buffer.from(content).toString('base64url')
  const value = signToken('device', device, secret)
  return { name: cookieName(), value, maxAgeSeconds: yearSeconds }
}

/** Whether the browser says that somebody has signed in there; who, and whether it is true, is read later. */
export const hasDevice = (cookies: Map<string, string>): boolean => cookies.has(cookieName())

interface Device {
  id: string
  credentials: string
}

/** The device, where the request carries such a cookie for that name; else null. */
export function readDevice(
  cookies: Map<string, string>,
  username: string,
  secret: string,
): Device | null {
  const device = openToken('device', cookies.get(cookieName()) ?? '', secret)
  if (!device) return null
  const content: unknown = JSON.parse(Buffer.from(device, 'base64url').toString())
  if (!Array.isArray(content)) return null
  const [id, name, credentials] = content
  if (typeof id !== 'string' || typeof credentials !== 'string') return null
  return name === username ? { id, credentials } : null
}
