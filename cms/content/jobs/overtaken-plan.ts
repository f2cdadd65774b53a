import type { Payload, Where } from 'payload'
import type { PayloadJob } from '../payload-types.ts'
import type { ScheduleInput } from './schedule-input.ts'

type Plan = Pick<PayloadJob, 'id' | 'taskSlug' | 'waitUntil' | 'log'>

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
    select: { waitUntil: true, log: true },
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

/** A plan that has failed has the time of its next try in `waitUntil`, and not its own any more. */
function firstDueAt({ log, waitUntil }: Plan): number {
  const failed = log?.find(({ state }) => state === 'failed')
  return Date.parse(failed?.executedAt ?? waitUntil ?? '')
}
