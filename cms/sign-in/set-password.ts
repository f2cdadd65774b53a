import { createLocalReq, type Payload } from 'payload'
import { addressesOf } from '../content/collections/admins/addresses-of.ts'
import { tellAccountChange } from '../content/jobs/mail-account-change.ts'
import { endSecondStep } from '../content/second-factor/second-step.ts'
import { inTransaction } from '../content/sql/transaction.ts'

/**
 * A new password by the server, which holds for some days, for an admin who has lost hers; whoever
 * has lost the phone as well gets in again. Both or neither, and whose account it is hears of both.
 * @returns whether there is such an admin.
 */
export async function setPassword(
  { username, password }: { username: string; password: string },
  payload: Payload,
): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const all = { collection: 'admins', overrideAccess: true, req } as const // by the site's owner
    const { docs } = await payload.find({
      ...all,
      where: { username: { equals: username } },
      limit: 1,
      pagination: false,
    })
    const [admin] = docs
    if (!admin) return false
    const context = { isMadePassword: true }
    await payload.update({ ...all, id: admin.id, data: { password }, context })
    if (await endSecondStep(admin.id, req)) {
      const to = await addressesOf([admin], req)
      await tellAccountChange({ id: admin.id, username, to, change: 'second-step-off' }, req)
    }
    return true
  })
}
