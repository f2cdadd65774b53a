import type { Payload } from 'payload'
import { countedTry, refuseLocked } from '../content/counted-tries.ts'
import { readFailures } from '../content/failure-counters.ts'
import { noteSignIn } from '../content/sign-ins/note-sign-in.ts'
import { browserKind } from './browser-kind.ts'
import { type Checked, type CheckResult, checkPassword, type Tried } from './check-password.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { inLane } from './password-lanes.ts'
import { isFailure, locked, refusedSignIn } from './sign-in-refusals.ts'
import { failureKey, noteEntry, toldSignIn } from './told-sign-in.ts'

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

/**
 * Signs in by name and password; a passkey is the other key to the same door (decisions 10, 215).
 * @throws HttpError 401 for a wrong name or password alike, 429 with Retry-After while locked.
 */
export const signIn = (tried: Attempt, payload: Payload): Promise<Checked> =>
  toldSignIn(() => signInOnce(tried, payload), payload)

async function signInOnce(
  { username, password, code, device, address, userAgent }: Attempt,
  payload: Payload,
): Promise<Checked> {
  const name = username.toLowerCase()
  const key = failureKey(name, device)
  const browser = browserKind(userAgent)
  refuseLocked(await readFailures(key, payload), locked)
  return inLane({ isKnown: device !== null, address }, () =>
    oneAtATime(name, payload, () => attempt({ name, password, code, key, browser }, payload)),
  )
}

interface Try extends Tried {
  /** Under which its failures are counted. */
  key: string
  browser: string
}

async function attempt(tried: Try, payload: Payload): Promise<Checked> {
  const { name, key, browser } = tried
  // Counted anew: attempts that waited before this one may have locked it.
  const { result, locks } = await countedTry(
    {
      key,
      locked,
      judge,
      check: () => checkPassword(tried, payload),
    },
    payload,
  )
  if ('refused' in result) {
    const { refused: reason, adminId } = result
    if (isFailure(reason)) {
      const outcome = reason === 'wrong-code' ? 'wrong-code' : 'wrong-password'
      await noteSignIn({ name, browser, outcome }, payload)
      if (locks) await noteSignIn({ name, browser, outcome: 'locked' }, payload)
    }
    throw refusedSignIn(reason, adminId)
  }
  const outcome = result.usedCode === 'recovery-code' ? 'in-by-recovery-code' : 'in'
  await noteEntry(result, { name, browser, outcome }, payload)
  return result
}

function judge(result: CheckResult): 'right' | 'wrong' | 'neither' {
  if (!('refused' in result)) return 'right'
  return isFailure(result.refused) ? 'wrong' : 'neither'
}
