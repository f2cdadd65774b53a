import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sessionCookie } from '../environment/session-cookie.ts'
import type { Cookie } from './cookie.ts'

const yearSeconds = 365 * 24 * 60 * 60

const cookieName = () => `${sessionCookie.prefix()}-device`

/**
 * A cookie that says: this browser has signed in as `username` before. It opens nothing; its
 * failures are counted apart, so that a stranger cannot lock the tutor out (decision 11).
 */
export function deviceCookie(username: string, secret: string): Cookie {
  const device = Buffer.from(JSON.stringify([randomUUID(), username])).toString('base64url')
  const value = `${device}.${sign(device, secret)}`
  return { name: cookieName(), value, maxAgeSeconds: yearSeconds }
}

/** The device's id where the request carries such a cookie for that name; else null. */
export function readDevice(
  cookies: Map<string, string>,
  username: string,
  secret: string,
): string | null {
  const [device, signature] = (cookies.get(cookieName()) ?? '').split('.')
  if (!device || !signature || !isSame(signature, sign(device, secret))) return null
  const content: unknown = JSON.parse(Buffer.from(device, 'base64url').toString())
  if (!Array.isArray(content)) return null
  const [id, name] = content
  return typeof id === 'string' && name === username ? id : null
}

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`device:${text}`).digest('base64url')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
