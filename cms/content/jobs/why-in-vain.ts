import type { Payload } from 'payload'
import type { ScheduleInput } from './schedule-input.ts'

/** Nobody's rights are asked: what is told of these documents is whether they are there. */
const asServer = { depth: 0, disableErrors: true, overrideAccess: true } as const

/**
 * Why no further try of a plan would help: it is done with the rights of who planned it, and Payload
 * changes nothing that is in the trash.
 */
export async function whyInVain(payload: Payload, { doc, user }: ScheduleInput) {
  const planner =
    user && (await payload.findByID({ collection: user.relationTo, id: user.value, ...asServer }))
  if (user && !planner) return 'the account that planned it is gone'
  return (await isInTrash(payload, doc)) ? 'it is in the trash' : undefined
}

/** What is in the trash is off the site: a plan to take it off has nothing to do. */
export const isOffAlready = async (payload: Payload, { doc, type }: ScheduleInput) =>
  type === 'unpublish' && (await isInTrash(payload, doc))

async function isInTrash(payload: Payload, doc: ScheduleInput['doc']): Promise<boolean> {
  if (!doc) return false
  const found = await payload.findByID({
    collection: doc.relationTo,
    id: doc.value,
    trash: true,
    ...asServer,
    select: { deletedAt: true },
  })
  return Boolean(found?.deletedAt)
}
