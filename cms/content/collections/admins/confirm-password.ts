import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { ownPasswordLabel } from '../../../contract/account.ts'
import { loginMessages } from '../../../contract/admin.ts'
import { logSecurity } from '../../../log/security-log.ts'
import { countedTry } from '../../counted-tries.ts'
import { holdName } from '../../sql/hold-name.ts'
import { runSql } from '../../sql/run-sql.ts'
import { hasJustSignedIn } from './hold-admin.ts'

const missing = 'Type the password that you signed in with.'
const wrong = 'This is not the password that you signed in with.'

/** What opens an account, and where its mails go. */
const guardedFields = ['username', 'email'] as const

/**
 * Whoever changes a password, a name to sign in with or an address, her own or another's, types the
 * password that she has: a laptop that was left open is not enough (decision 209). Nor is it enough
 * to make an account, or an owner of an assistant, once the sign-in is some minutes old (decision
 * 250). Wrong ones are counted and lock as at the sign-in (decision 147). The server, which has no
 * user, asks for none (`npm run password`).
 */
export const confirmPassword: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { currentPassword, ...rest } = data ?? {} // it is stored nowhere
  if (!req.user) return rest
  const typed = typeof currentPassword === 'string' ? currentPassword : ''
  const isNew = operation === 'create'
  const opensSite = isNew || (rest.role === 'owner' && originalDoc?.role !== 'owner')
  const isGuarded = !isNew && opensAccount(rest, originalDoc)
  const isAsked = isGuarded || (opensSite && (typed !== '' || !(await hasJustSignedIn(req))))
  if (isAsked) await requireOwnPassword(typed, req.user.id, req)
  return rest
}

type Fields = Record<string, unknown>

const opensAccount = (data: Fields, stored: Fields | undefined): boolean =>
  Boolean(data.password) ||
  guardedFields.some(
    (name) => data[name] !== undefined && (data[name] || null) !== (stored?.[name] || null),
  )

/**
 * In a transaction, which holds those back that come at the same time.
 * @throws ValidationError where it is not the password of that admin; HttpError 429 while locked.
 */
export async function requireOwnPassword(
  password: string,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  if (password === '') throw refused(missing)
  const key = `password:${id}`
  // Several at once would all see the count as it was before the first of them.
  await holdName(req, key)
  const { result: isRight } = await countedTry(
    {
      key,
      locked: { message: loginMessages.tooManyPasswords },
      check: () => isPasswordOf(id, password, req),
      judge: (found) => (found ? 'right' : 'wrong'),
    },
    req.payload,
  )
  if (isRight) return
  const line = { event: 'password-refused', admin: id } as const
  logSecurity(req.payload.logger, line, 'A wrong password was typed before a change')
  throw refused(wrong)
}

const refused = (message: string) =>
  new ValidationError({
    collection: 'admins',
    errors: [{ path: 'currentPassword', message, label: ownPasswordLabel }],
  })

const stored = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }

/** As Payload checks it; the function that does is not exported. Older hashes go at a sign-in. */
async function isPasswordOf(id: number, password: string, req: PayloadRequest): Promise<boolean> {
  const [admin] = await runSql(req, sql`select hash, salt from admins where id = ${id}`)
  const [hash, salt] = [String(admin?.hash ?? ''), String(admin?.salt ?? '')]
  if (!hash.startsWith(stored.prefix)) return false
  const expected = Buffer.from(hash.slice(stored.prefix.length), 'hex')
  const found = await promisify(pbkdf2)(password, salt, stored.iterations, stored.bytes, 'sha256')
  return expected.length === found.length && timingSafeEqual(expected, found)
}
