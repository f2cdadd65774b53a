import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { passkeySite } from '../../content/passkeys/asked-of-browser.ts'
import { listPasskeys } from '../../content/passkeys/stored-passkeys.ts'
import { lacksSecondStep } from '../../content/second-factor/required-second-step.ts'
import { readSecondStep } from '../../content/second-factor/second-step.ts'
import { runSql } from '../../content/sql/run-sql.ts'
import {
  AccountSafety,
  accountPaths,
  EndedSessions,
  SignInOutcome,
  shownSignIns,
} from '../../contract/account.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { notFound } from '../../contract/http-error.ts'
import { endSessions, listSessions } from '../../sign-in/sessions.ts'
import type { SignedInAdmin } from '../../sign-in/signed-in-admin.ts'
import { endpoint } from '../endpoint.ts'
import { checkOwnPassword } from './guarded.ts'
import { signedIn } from './signed-in.ts'

/** How an admin's own account is guarded: where she is signed in, and who tried to. */
const readSafety = endpoint({
  method: 'get',
  path: accountPaths.safety,
  access: 'anyAdmin',
  isForHeld: true,
  answer: AccountSafety,
  async run(_input, caller) {
    const { admin, req } = await signedIn(caller)
    const [sessions, signIns, secondStep, passkeys, isLacking] = await Promise.all([
      listSessions(admin, caller.payload),
      lastSignIns(admin, req),
      readSecondStep(admin.id, req),
      listPasskeys(admin.id, passkeySite().host, req),
      lacksSecondStep(admin.id, req),
    ])
    const adminId = admin.id
    return { adminId, sessions, signIns, secondStep, passkeys, lacksSecondStep: isLacking }
  },
})

/** Ends one of her sessions, or all but the one that she asks with, once she has typed her password. */
const endSomeSessions = endpoint({
  method: 'post',
  path: accountPaths.endSessions,
  access: 'anyAdmin',
  isForHeld: true,
  input: EndedSessions,
  answer: MessageAnswer,
  async run({ body }, caller) {
    const { admin, req } = await signedIn(caller)
    await checkOwnPassword(body, { admin, req })
    const which = body.session === 'others' ? 'others' : { id: body.session }
    const ended = await endSessions(admin, which, caller.payload)
    if (ended === 0 && which !== 'others') throw notFound('Session')
    return { message: `${ended} ${ended === 1 ? 'session' : 'sessions'} ended` }
  },
})

export const accountEndpoints = [readSafety, endSomeSessions]

const Line = z.object({
  id: z.number(),
  browser: z.string(),
  outcome: SignInOutcome,
  created_at: z.coerce.date(),
})

/**
 * The tries under an admin's name, newest first; an assistant too sees her own. Those under a former
 * name of hers are among them, and none of somebody else who has had hers.
 */
async function lastSignIns({ id }: SignedInAdmin, req: PayloadRequest) {
  const rows = await runSql(
    req,
    sql`select id, browser, outcome, created_at from sign_ins
      where admin_id = ${id} order by id desc limit ${shownSignIns}`,
  )
  return z
    .array(Line)
    .parse(rows)
    .map(({ created_at, ...line }) => ({ ...line, at: created_at.toISOString() }))
}
