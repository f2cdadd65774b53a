import { randomBytes } from 'node:crypto'
import {
  AuthenticationError,
  createLocalReq,
  loginOperation,
  type Payload,
  ValidationError,
} from 'payload'
import { holdAdmin } from '../content/collections/admins/hold-admin.ts'
import { MadePasswordEnded } from '../content/collections/admins/made-password.ts'
import type { Admin } from '../content/payload-types.ts'
import { SecondStepRefused } from '../content/second-factor/require-second-step.ts'
import { inTransaction } from '../content/sql/transaction.ts'
import { deriveKey } from './derive-key.ts'
import type { RefusedReason } from './sign-in-refusals.ts'

export interface Tried {
  /** In lower case, as it is stored. */
  name: string
  password: string
  /** Of an app, or a recovery code, where the account asks for one. */
  code: string | undefined
}

/** Who came in. */
export interface Checked {
  admin: Admin
  token: string
  /** With what she has shown that it is she. */
  factors: string
}

export type CheckResult =
  | (Checked & { usedCode: unknown })
  | {
      refused: RefusedReason
      /** Undefined where nobody has the name. */
      adminId?: number
    }

/** Whose name and password these are, with a new session; as long for an unknown name. */
export async function checkPassword(
  { name, password, code }: Tried,
  payload: Payload,
): Promise<CheckResult> {
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
    // What Payload does not even try must not be told from what it has tried.
    const isWrong = error instanceof AuthenticationError || error instanceof ValidationError
    if (isWrong) return { refused: 'wrong-password', adminId }
    if (error instanceof MadePasswordEnded) return { refused: 'made-password-ended', adminId }
    if (error instanceof SecondStepRefused) {
      return { refused: refusedBy[error.reason], adminId }
    }
    throw error
  }
}

const refusedBy = { asked: 'code-asked', wrong: 'wrong-code', passkey: 'passkey-asked' } as const

const factorsOf = (usedCode: unknown) =>
  usedCode ? `password and ${usedCode === 'recovery-code' ? 'recovery code' : 'code'}` : 'password'

/** An unknown name must not answer faster than a known one: the same work as Payload's check. */
const spendAsLong = (password: string) =>
  deriveKey(password, randomBytes(32), 600_000, 32, 'sha256')
