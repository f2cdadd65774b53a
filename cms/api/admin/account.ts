import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readSecondStep } from '../../content/second-factor/second-step.ts'
import { runSql } from '../../content/sql/run-sql.ts'
import { AccountSafety, SignInOutcome, shownSignIns } from '../../contract/account.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { notFound } from '../../contract/http-error.ts'
import { endSessions, listSessions } from '../../sign-in/sessions.ts'
import type { SignedInAdmin } from '../../sign-in/signed-in-admin.ts'
import { endpoint } from '../endpoint.ts'
import { signedIn } from './signed-in.ts'

/** How an admin's own account is guarded: where she is signed in, and who tried to. */
const readSafety = endpoint({
  method: 'get',
  path: '/api/admin/safety',
  access: 'anyAdmin',
  answer: AccountSafety,
  async run(_input, caller) {
    const { admin, req } = await signedIn(caller)
    const [sessions, signIns, secondStep] = await Promise.all([
      listSessions(admin, caller.payload),
      lastSignIns(admin, req),
      readSecondStep(admin.id, req),
    ])
    return { sessions, signIns, secondStep }
  },
})

const endOtherSessions = endpoint({
  method: 'delete',
  path: '/api/admin/sessions',
  access: 'anyAdmin',
  answer: MessageAnswer,
  async run(_input, caller) {
    const { admin } = await signedIn(caller)
    const ended = await endSessions(admin, 'others', caller.payload)
    return { message: `${ended} session(s) ended` }
  },
})

const endOneSession = endpoint({
  method: 'delete',
  path: '/api/admin/sessions/:sessionId',
  access: 'anyAdmin',
  params: z.object({ sessionId: z.uuid() }),
  answer: MessageAnswer,
  async run({ params }, caller) {
    const { admin } = await signedIn(caller)
    const ended = await endSessions(admin, { id: params.sessionId }, caller.payload)
    if (ended === 0) throw notFound('Session')
    return { message: 'Session ended' }
  },
})

export const accountEndpoints = [readSafety, endOtherSessions, endOneSession]

const Line = z.object({
  id: z.number(),
  browser: z.string(),
  outcome: SignInOutcome,
  created_at: z.coerce.date(),
})

/**
 * The tries under an admin's name, newest first; an assistant too sees her own. Not those of somebody
 * who had the name before her.
 */
async function lastSignIns({ id, username }: SignedInAdmin, req: PayloadRequest) {
  const rows = await runSql(
    req,
    sql`select id, browser, outcome, created_at from sign_ins
      where username = ${username}
        and created_at >= (select created_at from admins where id = ${id}) order by id desc limit ${shownSignIns}`,
  )
  return z
    .array(Line)
    .parse(rows)
    .map(({ created_at, ...line }) => ({ ...line, at: created_at.toISOString() }))
}
