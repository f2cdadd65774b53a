import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { holdAdmin } from '../content/collections/admins/hold-admin.ts'
import { countedTry, refuseLocked } from '../content/counted-tries.ts'
import { readFailures } from '../content/failure-counters.ts'
import { passkeySite } from '../content/passkeys/asked-of-browser.ts'
import { takeChallenge } from '../content/passkeys/challenges.ts'
import { checkUsed } from '../content/passkeys/check-passkey.ts'
import { holdPasskey, noteUse, ownerOfPasskey } from '../content/passkeys/stored-passkeys.ts'
import { noteSignIn } from '../content/sign-ins/note-sign-in.ts'
import { inTransaction } from '../content/sql/transaction.ts'
import { HttpError } from '../contract/http-error.ts'
import { passkeyMessages, type UsedPasskey } from '../contract/passkey.ts'
import { beginSession } from './begin-session.ts'
import { browserKind } from './browser-kind.ts'
import type { Checked } from './check-password.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { locked } from './sign-in-refusals.ts'
import { failureKey, noteEntry, toldSignIn } from './told-sign-in.ts'

interface Attempt {
  used: UsedPasskey
  /** The id of a device that has signed in under this name before. */
  deviceOf(username: string): Promise<string | null>
  /** What the browser says of itself. */
  userAgent: string | undefined
}

/**
 * Signs in by a passkey, which is both factors at once (decision 215). Failures are counted, and
 * lock, with those of the password.
 * @throws HttpError 401 for one that is unknown, late or does not fit, 429 while locked.
 */
export const signInWithPasskey = (tried: Attempt, payload: Payload): Promise<Checked> =>
  toldSignIn(() => signInOnce(tried, payload), payload)

async function signInOnce(tried: Attempt, payload: Payload): Promise<Checked> {
  const { host } = passkeySite()
  const req = await createLocalReq({}, payload)
  const owner = await ownerOfPasskey(tried.used.id, host, req)
  if (!owner) throw refused('unknown')
  const { id, username: name } = owner
  const key = failureKey(name, await tried.deviceOf(name))
  refuseLocked(await readFailures(key, payload), locked)
  const browser = browserKind(tried.userAgent)
  return oneAtATime(name, payload, async () => {
    const { result, locks } = await countedTry(
      {
        key,
        locked,
        check: () => check(tried.used, id, payload),
        judge: (found) =>
          'token' in found ? 'right' : found.refused === 'wrong' ? 'wrong' : 'neither',
      },
      payload,
    )
    if ('token' in result) {
      await noteEntry(result, { name, browser, outcome: 'in-by-passkey' }, payload)
      return result
    }
    if (result.refused === 'wrong')
      await noteSignIn({ name, browser, outcome: 'wrong-passkey' }, payload)
    if (locks) await noteSignIn({ name, browser, outcome: 'locked' }, payload)
    throw refused(result.refused, id)
  })
}

type Refused = { refused: 'unknown' | 'late' | 'wrong' }

/** What is refused takes no challenge and begins no session: it is all one transaction. */
async function check(used: UsedPasskey, adminId: number, payload: Payload) {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async (): Promise<Checked | Refused> => {
    await holdAdmin({ id: adminId }, req)
    const stored = await holdPasskey(used.id, passkeySite().host, req)
    if (stored?.adminId !== adminId) return { refused: 'unknown' } // removed meanwhile
    const given = { what: 'sign-in', secret: payload.secret, now: Date.now() } as const
    const checked = await checkUsed(used, stored, given)
    if ('refused' in checked) return checked
    if (!(await takeChallenge(checked.challenge, req))) return { refused: 'late' }
    await noteUse(stored.id, checked.counter, req)
    return enter(adminId, req)
  })
}

async function enter(adminId: number, req: PayloadRequest): Promise<Checked> {
  const admin = await req.payload.findByID({
    collection: 'admins',
    id: adminId,
    depth: 0,
    req,
    overrideAccess: true, // nobody is signed in yet
  })
  return { admin, token: await beginSession(admin, req), factors: 'passkey' }
}

const refused = (why: Refused['refused'], admin?: number) => {
  const reason = `${why}-passkey`
  return new HttpError(401, passkeyMessages[why], {
    refusal: { event: 'sign-in-refused', reason, admin },
  })
}
