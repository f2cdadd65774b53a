import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Cookie } from './cookie.ts'
import { deviceCookie, readDevice } from './device-cookie.ts'

/**
 * The id of a browser that has signed in under this name before, with what opens the account now;
 * else null. A new password or second step makes strangers of all browsers: whoever knew the former
 * ones may have gathered many such cookies, each with guesses of its own (decision 249).
 */
export async function knownDevice(
  cookies: Map<string, string>,
  username: string,
  payload: Payload,
): Promise<string | null> {
  const device = readDevice(cookies, username, payload.secret)
  if (!device) return null
  return device.credentials === (await credentialsOf(username, payload)) ? device.id : null
}

/** The cookie by which a browser is known from now on. */
export async function newDevice(username: string, payload: Payload): Promise<Cookie> {
  const credentials = await credentialsOf(username, payload)
  return deviceCookie({ username, credentials }, payload.secret)
}

/**
 * The cookie of a browser whose session goes on after the password, or the second step, was changed:
 * it stays known, under its own counter. Null where it is known as it is, or never was.
 */
export async function renewedDevice(
  cookies: Map<string, string>,
  username: string,
  payload: Payload,
): Promise<Cookie | null> {
  const device = readDevice(cookies, username, payload.secret)
  if (!device) return null
  const credentials = await credentialsOf(username, payload)
  if (device.credentials === credentials) return null
  return deviceCookie({ username, credentials, id: device.id }, payload.secret)
}

/** Changes with the password and with the second step, and tells nothing of them. */
async function credentialsOf(username: string, { db }: Payload): Promise<string> {
  const { rows } = await db.drizzle.execute(sql`
    select a.salt, s.key from admins a
    left join second_steps s on s.admin_id = a.id and s.is_on where a.username = ${username}`)
  const { salt, key } = Object(rows[0])
  return createHash('sha256')
    .update(JSON.stringify([salt, key]))
    .digest('base64url')
}
