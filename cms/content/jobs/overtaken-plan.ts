import type { Payload, Where } from 'payload'
import type { ScheduleInput } from './schedule-input.ts'

/** What a plan and those beside it are told apart by. */
interface Plan {
  id: number | string
  taskSlug?: string | null
  waitUntil?: string | null
}

/**
 * Whether a later plan for the same document or text is due as well. After an hour in which nothing
 * ran, Payload would do all of them at once, and what comes last would be a matter of chance.
 */
export async function isOvertaken(payload: Payload, plan: Plan, { doc, global }: ScheduleInput) {
  const { id, taskSlug, waitUntil } = plan
  if (!waitUntil) return false
  const sameTarget: Where[] = doc
    ? [
        { 'input.doc.relationTo': { equals: doc.relationTo } },
        { 'input.doc.value': { equals: String(doc.value) } },
      ]
    : [{ 'input.global': { equals: global } }]
  const isLater: Where = {
    or: [
      { waitUntil: { greater_than: waitUntil } },
      { and: [{ waitUntil: { equals: waitUntil } }, { id: { greater_than: id } }] },
    ],
  }
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: {
      and: [
        ...sameTarget,
        isLater,
        { taskSlug: { equals: taskSlug } },
        { waitUntil: { less_than_equal: new Date().toISOString() } },
        { hasError: { not_equals: true } },
      ],
    },
    overrideAccess: true, // the server's own bookkeeping
  })
  return totalDocs > 0
}
