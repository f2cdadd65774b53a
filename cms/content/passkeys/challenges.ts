import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { openToken, signToken } from '../../environment/signed-token.ts'
import { runSql } from '../sql/run-sql.ts'

// A challenge is a token of the site's own, so every replica can check it and none is stored: who
// only asks for them fills no table. Those that a passkey has answered are, until they have ended.

/** As long as a person may take with her phone. */
export const challengeMs = 5 * 60 * 1000

/** What it was given for: a sign-in, or a passkey for one admin's account, by one of her sessions. */
export type Challenged = 'sign-in' | { adminId: number; session: string }

/** A new challenge, as text. */
export const makeChallenge = (
  what: Challenged,
  { secret, now }: { secret: string; now: number },
): string => signToken('passkey', [randomUUID(), now + challengeMs, about(what)].join(':'), secret)

export interface OpenChallenge {
  nonce: string
  endsAt: number
}

/** About four times as long as one that is for an account. */
const longest = 1_000

/**
 * What comes back from a browser, which writes bytes as base64url. It stands in what somebody sent,
 * where it may be of any kind: of an object's `length` a buffer would be made.
 * @returns null where it is none of ours, was given for something else, or has ended.
 */
export function openChallenge(
  returned: unknown,
  what: Challenged,
  { secret, now }: { secret: string; now: number },
): OpenChallenge | null {
  if (typeof returned !== 'string' || returned.length > longest) return null
  const body = openToken('passkey', Buffer.from(returned, 'base64url').toString(), secret)
  const [nonce = '', ends, ...rest] = body?.split(':') ?? []
  const endsAt = Number(ends)
  return rest.join(':') === about(what) && endsAt > now ? { nonce, endsAt } : null
}

/**
 * Uses a challenge up, with the request's transaction: of two who answer it at once the second
 * waits, and is told. @returns whether it was the first time.
 */
export async function takeChallenge(
  { nonce, endsAt }: OpenChallenge,
  req: PayloadRequest,
): Promise<boolean> {
  // A process whose clock is behind takes one for longer.
  await runSql(req, sql`delete from answered_challenges where ends_at < now() - interval '1 hour'`)
  const rows = await runSql(
    req,
    sql`insert into answered_challenges (nonce, ends_at)
      values (${nonce}, ${new Date(endsAt).toISOString()}) on conflict do nothing returning nonce`,
  )
  return rows.length > 0
}

const about = (what: Challenged) =>
  what === 'sign-in' ? what : `add:${what.adminId}:${what.session}`
