import { pbkdf2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { AuthenticationError, createLocalReq, loginOperation, type Payload } from 'payload'
import { forgetFailures, readFailures, saveFailures } from '../content/failure-counters.ts'
import type { Admin } from '../content/payload-types.ts'
import { loginMessages } from '../contract/admin.ts'
import { HttpError } from '../contract/http-error.ts'
import { afterFailure, type Failures, secondsLeft } from '../contract/lockout.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * A password check costs a fifth of a second of one core, so few run at once, and few may wait: two,
 * or one where that leaves no core for visitors. Browsers that have signed in before have a lane of
 * their own.
 */
const lanes = { known: pLimit(1), unknown: pLimit(availableParallelism() > 2 ? 2 : 1) }
const longestQueue = 40
const longestQueueOfOneAddress = 10
const queueSeconds = 5
const waitingByAddress = new Map<string, number>()

interface Attempt {
  username: string
  password: string
  /** The id of a device that has signed in as this name before. */
  device: string | null
  address: string
}

/**
 * Signs in by name and password, the one way in (decision 10).
 * @throws HttpError 401 for a wrong name or password alike, 429 with Retry-After while locked.
 */
export async function signIn(
  { username, password, device, address }: Attempt,
  payload: Payload,
): Promise<{ admin: Admin; token: string }> {
  const name = username.toLowerCase()
  const key = device ? `device:${device}` : `name:${name}`
  refuseLocked(await readFailures(key, payload))
  return inLane({ isKnown: device !== null, address }, () =>
    oneAtATime(name, payload, () => attempt({ name, password, key }, payload)),
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

function refuseLocked(counted: Failures): void {
  const lockedSeconds = secondsLeft(counted, Date.now())
  if (lockedSeconds > 0) throw tooMany(lockedSeconds)
}

async function attempt(
  { name, password, key }: { name: string; password: string; key: string },
  payload: Payload,
): Promise<{ admin: Admin; token: string }> {
  // Read again: attempts that waited before this one may have locked it.
  const counted = await readFailures(key, payload)
  refuseLocked(counted)
  const result = await checkPassword(name, password, payload)
  if (!result) {
    await saveFailures(key, afterFailure(counted, Date.now()), payload)
    throw new HttpError(401, loginMessages.wrong)
  }
  await forgetFailures(key, payload)
  return result
}

async function checkPassword(
  name: string,
  password: string,
  payload: Payload,
): Promise<{ admin: Admin; token: string } | null> {
  const { totalDocs } = await payload.count({
    collection: 'admins',
    where: { username: { equals: name } },
    overrideAccess: true, // nobody is signed in yet
  })
  if (totalDocs === 0) {
    await spendAsLong(password)
    return null
  }
  try {
    // The Local API's login hides the token together with REST's; the operation itself gives it.
    const { user, token } = await loginOperation<'admins'>({
      collection: payload.collections.admins,
      data: { username: name, password },
      depth: 0,
      req: await createLocalReq({}, payload),
    })
    return user && token ? { admin: user, token } : null
  } catch (error) {
    if (error instanceof AuthenticationError) return null
    throw error
  }
}

/** An unknown name must not answer faster than a known one: the same work as Payload's check. */
const spendAsLong = (password: string) =>
  promisify(pbkdf2)(password, randomBytes(32), 600_000, 32, 'sha256')

const tooMany = (seconds: number) =>
  new HttpError(429, loginMessages.tooMany, { headers: { 'Retry-After': String(seconds) } })
