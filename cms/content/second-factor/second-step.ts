import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recoveryCodeCount } from '../../contract/account.ts'
import { lettersAndDigits } from '../../contract/letters-and-digits.ts'
import { readablePassword } from '../readable-password.ts'
import { runSql } from '../sql/run-sql.ts'
import { openKey, sealKey } from './sealed-key.ts'
import { stepOfCode } from './totp.ts'

// A table of its own, of which Payload's REST knows nothing: no rule of access can be forgotten.

/** Twenty bytes, as long as the hash that makes codes of them. */
const keyBytes = 20

/** 118 bits: from 112 on a plain hash is enough (ASVS 6.5.2). */
const recoveryGroups = 6

/** Whether it is asked for, and how many recovery codes are left. */
export async function readSecondStep(
  adminId: number,
  req: PayloadRequest,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const [row] = await runSql(
    req,
    sql`select cardinality(recovery) as left from second_steps where admin_id = ${adminId} and is_on`,
  )
  return { isOn: row !== undefined, recoveryCodesLeft: Number(row?.left ?? 0) }
}

/** A new key, which counts only once a code of it has been typed. One that is on stays so. */
export async function beginSecondStep(adminId: number, req: PayloadRequest): Promise<Buffer> {
  const key = randomBytes(keyBytes)
  const sealed = sealKey(key, req.payload.secret)
  await runSql(
    req,
    sql`insert into second_steps (admin_id, next_key) values (${adminId}, ${sealed})
      on conflict (admin_id) do update set next_key = excluded.next_key`,
  )
  return key
}

/**
 * The key that was begun takes effect, if this is a code of it.
 * @returns new recovery codes, the only time that anybody sees them; null for a wrong code.
 */
export async function confirmSecondStep(
  { adminId, code, now }: { adminId: number; code: string; now: number },
  req: PayloadRequest,
): Promise<string[] | null> {
  const [row] = await runSql(
    req,
    sql`select next_key from second_steps where admin_id = ${adminId} for update`,
  )
  const key = openKey(String(row?.next_key ?? ''), req.payload.secret)
  const step = key && stepOfCode(key, code, now)
  if (step === null) return null
  const codes = Array.from({ length: recoveryCodeCount }, () => readablePassword(recoveryGroups))
  const hashes = sql.join(
    codes.map((text) => sql`${hashOf(adminId, text)}`),
    sql`, `,
  )
  await runSql(
    req,
    sql`update second_steps set key = next_key, next_key = null, is_on = true,
      last_step = ${step}, recovery = array[${hashes}]::text[] where admin_id = ${adminId}`,
  )
  return codes
}

/** Forgets key and recovery codes. @returns whether it was on. */
export async function endSecondStep(adminId: number, req: PayloadRequest): Promise<boolean> {
  const rows = await runSql(
    req,
    sql`delete from second_steps where admin_id = ${adminId} returning is_on`,
  )
  return rows[0]?.is_on === true
}

/**
 * Uses a code up: one of the app counts once, and none from before it afterwards; a recovery code
 * goes. In the request's transaction, so a sign-in that fails takes none.
 */
export async function takeCode(
  { adminId, typed, now }: { adminId: number; typed: string; now: number },
  req: PayloadRequest,
): Promise<'code' | 'recovery-code' | null> {
  const [row] = await runSql(
    req,
    sql`select key from second_steps where admin_id = ${adminId} and is_on`,
  )
  const key = openKey(String(row?.key ?? ''), req.payload.secret)
  const step = key && stepOfCode(key, typed, now)
  if (step !== null) {
    const taken = await runSql(
      req,
      sql`update second_steps set last_step = ${step}
        where admin_id = ${adminId} and is_on and last_step < ${step} returning admin_id`,
    )
    return taken.length > 0 ? 'code' : null
  }
  const hash = hashOf(adminId, typed)
  const used = await runSql(
    req,
    sql`update second_steps set recovery = array_remove(recovery, ${hash})
      where admin_id = ${adminId} and is_on and ${hash} = any(recovery) returning admin_id`,
  )
  return used.length > 0 ? 'recovery-code' : null
}

/**
 * Whatever dashes, spaces and capitals it is typed with, on any keyboard. A plain hash of so many bits
 * tells nothing.
 */
const hashOf = (adminId: number, code: string) =>
  createHash('sha256')
    .update(`recovery:${adminId}:${lettersAndDigits(code).toLowerCase()}`)
    .digest('hex')
