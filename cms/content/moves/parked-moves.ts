import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { moveLimits } from '../../contract/limits.ts'

// The server alone reads and writes this table, by SQL: what is taken must be gone for everybody
// else in the same statement. There is no caller whose rights could be asked.

/** How many may wait at once; more than that is no learner's doing. */
const maxParked = 500

/** Keeps what a browser has sealed for ten minutes; null where too many are waiting. */
export async function parkMove(payload: Payload, sealed: string) {
  await dropOldMoves(payload)
  const { totalDocs } = await payload.count({ collection: 'moves', overrideAccess: true })
  if (totalDocs >= maxParked) return null
  const id = randomBytes(16).toString('base64url')
  const expiresAt = new Date(Date.now() + moveLimits.minutes * 60_000).toISOString()
  await payload.create({
    collection: 'moves',
    data: { key: id, sealed, expiresAt },
    overrideAccess: true,
  })
  return { id, expiresAt }
}

/** Gives out what is parked under an id, once; null where nothing is, or no longer. */
export async function takeMove(payload: Payload, id: string): Promise<string | null> {
  const { rows } = await payload.db.drizzle.execute(
    sql`delete from moves where key = ${id} and expires_at > now() returning sealed`,
  )
  const sealed = rows[0]?.sealed
  return typeof sealed === 'string' ? sealed : null
}

/** Deletes what nobody has taken in time. */
export async function dropOldMoves(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`delete from moves where expires_at <= now()`)
}
