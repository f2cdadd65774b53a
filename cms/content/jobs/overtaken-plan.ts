import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { PayloadJob } from '../payload-types.ts'
import type { ScheduleInput } from './schedule-input.ts'

type Plan = Pick<PayloadJob, 'id' | 'taskSlug' | 'waitUntil' | 'log' | 'meta'>

/**
 * Whether a later plan for the same document or text is due as well. After an hour in which nothing
 * ran, Payload would do all of them at once, and what comes last would be a matter of chance.
 */
export async function isOvertaken(payload: Payload, plan: Plan, { doc, global }: ScheduleInput) {
  if (!plan.waitUntil) return false
  const sameTarget: Where[] = doc
    ? [
        { 'input.doc.relationTo': { equals: doc.relationTo } },
        { 'input.doc.value': { equals: String(doc.value) } },
      ]
    : [{ 'input.global': { equals: global } }]
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        ...sameTarget,
        { taskSlug: { equals: plan.taskSlug } },
        { waitUntil: { less_than_equal: new Date().toISOString() } },
        { hasError: { not_equals: true } },
      ],
    },
    select: { waitUntil: true, log: true, meta: true },
    pagination: false,
    overrideAccess: true, // the server's own bookkeeping
  })
  return docs.some((other) => isLater(other, plan))
}

/** Of two for the same time the one that was planned later. */
function isLater(other: Plan, plan: Plan): boolean {
  const [here, there] = [firstDueAt(plan), firstDueAt(other)]
  return there === here ? other.id > plan.id : there > here
}

/**
 * Payload writes the time of the next try over the time of a plan that fails. Its own is kept beside
 * it: among others it stands where the tutor has put it, and not where it failed.
 */
export async function keepDueTime(payload: Payload, { id, waitUntil, log }: Plan): Promise<void> {
  if (!waitUntil || log?.length) return
  const data = { meta: { dueAt: waitUntil } satisfies Kept }
  const asServer = { depth: 0, overrideAccess: true } as const // the server's own bookkeeping
  await payload.update({ collection: 'payload-jobs', id, data, ...asServer })
}

const Kept = z.object({ dueAt: z.string() })
type Kept = z.infer<typeof Kept>

/** Of a plan that failed without being able to keep its time, the first failure comes closest. */
function firstDueAt({ log, waitUntil, meta }: Plan): number {
  const failed = log?.find(({ state }) => state === 'failed')
  const kept = Kept.safeParse(meta).data
  return Date.parse(kept?.dueAt ?? failed?.executedAt ?? waitUntil ?? '')
}
