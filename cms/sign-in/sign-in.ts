import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { AuthenticationError, createLocalReq, loginOperation, type Payload } from 'payload'
import { holdAdmin } from '../content/collections/admins/hold-admin.ts'
import { MadePasswordEnded } from '../content/collections/admins/made-password.ts'
import { countedTry, refuseLocked } from '../content/counted-tries.ts'
import { readFailures } from '../content/failure-counters.ts'
import type { Admin } from '../content/payload-types.ts'
import { SecondStepRefused } from '../content/second-factor/require-second-step.ts'
import { noteSignIn } from '../content/sign-ins/note-sign-in.ts'
import { inTransaction } from '../content/sql/transaction.ts'
import { loginMessages } from '../contract/admin.ts'
import { HttpError, type Refusal } from '../contract/http-error.ts'
import { logSecurity } from '../log/security-log.ts'
import { counted } from '../watch/counted.ts'
import { browserKind } from './browser-kind.ts'
import { deriveKey } from './derive-key.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { noteSession } from './sessions.ts'

/**
 * A password check costs a fifth of a second of one core, so few run at once, and few may wait: two,
 * or one where that leaves no core for visitors. Browsers that have signed in before have a lane of
 * their own.
 */
const lanes = { known: pLimit(1), unknown: pLimit(availableParallelism() > 2 ? 2 : 1) }
/** Said while a name is shut. */
const locked = {
  message: loginMessages.tooMany,
  refusal: { event: 'sign-in-refused', reason: 'locked' },
} as const

const longestQueue = 40
const longestQueueOfOneAddress = 10
const queueSeconds = 5
const waitingByAddress = new Map<string, number>()

interface Attempt {
  username: string
  password: string
  /** Of an app, or a recovery code, where the account asks for one. */
  code: string | undefined
  /** The id of a device that has signed in as this name before. */
  device: string | null
  address: string
  /** What the browser says of itself. */
  userAgent: string | undefined
}

interface Checked {
  admin: Admin
  token: string
  /** With what she has shown that it is she. */
  factors: string
}

/**
 * Signs in by name and password, the one way in (decision 10).
 * @throws HttpError 401 for a wrong name or password alike, 429 with Retry-After while locked.
 */
export async function signIn(tried: Attempt, payload: Payload): Promise<Checked> {
  try {
    const checked = await signInOnce(tried, payload)
    counted.signIns.in += 1
    const line = { event: 'sign-in', admin: checked.admin.id, factors: checked.factors } as const
    logSecurity(payload.logger, line, 'Signed in')
    return checked
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) counted.signIns.locked += 1
    if (error instanceof HttpError && error.status === 401) {
      if (error.refusal?.reason !== 'code-asked') counted.signIns.wrong += 1
    }
    throw error
  }
}

async function signInOnce(
  { username, password, code, device, address, userAgent }: Attempt,
  payload: Payload,
): Promise<Checked> {
  const name = username.toLowerCase()
  const key = device ? `device:${device}` : `name:${name}`
  const browser = browserKind(userAgent)
  refuseLocked(await readFailures(key, payload), locked)
  return inLane({ isKnown: device !== null, address }, () =>
    oneAtATime(name, payload, () => attempt({ name, password, code, key, browser }, payload)),
  )
}

/** Runs in turn; refuses where too many wait, so that one address cannot keep all others out. */
async function inLane<Result>(
  { isKnown, address }: { isKnown: boolean; address: string },
  run: () => Promise<Result>,
): Promise<Result> {
  if (isKnown) return lanes.known(run)
  const waiting = waitingByAddress.get(address) ?? 0
  if (lanes.unknown.pendingCount >= longestQueue || waiting >= longestQueueOfOneAddress) {
    throw tooMany(queueSeconds)
  }
  waitingByAddress.set(address, waiting + 1)
  try {
    return await lanes.unknown(run)
  } finally {
    const left = (waitingByAddress.get(address) ?? 1) - 1
    if (left > 0) waitingByAddress.set(address, left)
    else waitingByAddress.delete(address)
  }
}

interface Try {
  name: string
  password: string
  code: string | undefined
  /** Under which its failures are counted. */
  key: string
  browser: string
}

async function attempt(tried: Try, payload: Payload): Promise<Checked> {
  const { name, key, browser } = tried
  // Counted anew: attempts that waited before this one may have locked it.
  const { result, locks } = await countedTry(
    {
      ...{ key, locked, judge },
      check: () => check(tried, payload),
    },
    payload,
  )
  if ('refused' in result) {
    const { refused: reason, adminId } = result
    const refusal = { event: 'sign-in-refused', reason, admin: adminId } as const
    if (reason === 'code-asked') throw codeRefused(loginMessages.codeAsked, refusal)
    if (reason === 'made-password-ended') throw passwordEnded(refusal)
    const outcome = reason === 'wrong-code' ? 'wrong-code' : 'wrong-password'
    await noteSignIn({ name, browser, outcome }, payload)
    if (locks) await noteSignIn({ name, browser, outcome: 'locked' }, payload)
    throw reason === 'wrong-code'
      ? codeRefused(loginMessages.codeWrong, refusal)
      : new HttpError(401, loginMessages.wrong, { refusal })
  }
  const outcome = result.usedCode === 'recovery-code' ? 'in-by-recovery-code' : 'in'
  // She is in, and her code is used up: what cannot be written down beside it does not undo that.
  const notes = [
    () => noteSignIn({ name, browser, outcome }, payload),
    () => noteSession(result, browser, payload),
  ]
  for (const note of notes) {
    await note().catch((error: unknown) => {
      payload.logger.error({ err: error }, 'A sign-in was not written down')
    })
  }
  return result
}

interface Refused {
  refused: 'unknown-name' | 'wrong-password' | 'wrong-code' | 'code-asked' | 'made-password-ended'
  /** Undefined where nobody has the name. */
  adminId?: number
}

type Result = (Checked & { usedCode: unknown }) | Refused

function judge(result: Result): 'right' | 'wrong' | 'neither' {
  if (!('refused' in result)) return 'right'
  // The password was right.
  return ['code-asked', 'made-password-ended'].includes(result.refused) ? 'neither' : 'wrong'
}

async function check({ name, password, code }: Try, payload: Payload): Promise<Result> {
  const { docs } = await payload.find({
    collection: 'admins',
    where: { username: { equals: name } },
    select: {},
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // nobody is signed in yet
  })
  const [known] = docs
  if (!known) {
    await spendAsLong(password)
    return { refused: 'unknown-name' }
  }
  const adminId = known.id
  try {
    const req = await createLocalReq({ context: { code } }, payload)
    const { user, token } = await inTransaction(req, async () => {
      await holdAdmin({ username: name }, req)
      // The Local API's login hides the token together with REST's; the operation itself gives it.
      return loginOperation<'admins'>({
        collection: payload.collections.admins,
        data: { username: name, password },
        depth: 0,
        req,
      })
    })
    if (!user || !token) return { refused: 'wrong-password', adminId }
    const { usedCode } = req.context
    return { admin: user, token, usedCode, factors: factorsOf(usedCode) }
  } catch (error) {
    if (error instanceof AuthenticationError) return { refused: 'wrong-password', adminId }
    if (error instanceof MadePasswordEnded) return { refused: 'made-password-ended', adminId }
    if (error instanceof SecondStepRefused) {
      return { refused: error.reason === 'asked' ? 'code-asked' : 'wrong-code', adminId }
    }
    throw error
  }
}

const factorsOf = (usedCode: unknown) =>
  usedCode ? `password and ${usedCode === 'recovery-code' ? 'recovery code' : 'code'}` : 'password'

const codeRefused = (message: string, refusal: Refusal) =>
  new HttpError(401, message, { errors: [{ path: 'code', message }], refusal })

const passwordEnded = (refusal: Refusal) => {
  const message = loginMessages.madePasswordEnded
  return new HttpError(401, message, { errors: [{ path: 'password', message }], refusal })
}

/** An unknown name must not answer faster than a known one: the same work as Payload's check. */
const spendAsLong = (password: string) =>
  deriveKey(password, randomBytes(32), 600_000, 32, 'sha256')

const tooMany = (seconds: number) =>
  new HttpError(429, loginMessages.tooMany, {
    headers: { 'Retry-After': String(seconds) },
    refusal: { event: 'sign-in-refused', reason: 'too-many' },
  })
