import type { Payload, TypedUser } from 'payload'
import type { DeskLine } from '../../contract/desk.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { isOwner } from '../access/roles.ts'
import { scheduleTask } from '../jobs/retry-schedules.ts'
import { plannedText, ScheduleInput } from '../jobs/schedule-input.ts'
import { whyInVain } from '../jobs/why-in-vain.ts'
import { asTutor, untitled } from './as-tutor.ts'

const mostJobs = 20

/** What was to be published at a time, was tried to the last, and has not been published since. */
export async function readFailedSchedules(payload: Payload, user: TypedUser) {
  if (!isOwner(user)) return { count: 0, lines: [] }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: scheduleTask }, hasError: { equals: true } },
    sort: '-updatedAt',
    limit: mostJobs,
    depth: 0,
    overrideAccess: true, // nobody reads jobs; what they are about is read with her rights
  })
  const lines: DeskLine[] = []
  for (const { input, updatedAt } of docs) {
    const { data } = ScheduleInput.safeParse(input)
    const line = data && (await lineOf(data, updatedAt, { payload, user }))
    if (line && !lines.some(({ href }) => href === line.href)) lines.push(line)
  }
  return { count: lines.length, lines }
}

/** Nothing of what is no longer there, or was published or changed by hand since. */
async function lineOf(
  planned: ScheduleInput,
  failedAt: string,
  { payload, user }: { payload: Payload; user: TypedUser },
): Promise<DeskLine | undefined> {
  const found = await plannedOf(planned, payload, user)
  if (!found || found.updatedAt > failedAt) return undefined
  const failed =
    planned.type === 'publish' ? 'could not be published' : 'could not be taken off the site'
  const reason = await whyInVain(payload, planned)
  return {
    href: found.href,
    title: found.title || untitled,
    time: failedAt,
    note: reason ? `${failed}: ${reason}` : failed,
  }
}

async function plannedOf(planned: ScheduleInput, payload: Payload, user: TypedUser) {
  const { doc } = planned
  if (doc) {
    const { relationTo: collection, value: id } = doc
    const found = await payload.findByID({ collection, id, trash: true, ...asTutor(user) })
    if (!found) return undefined
    const title = 'name' in found ? found.name : found.title
    const pathTo = found.deletedAt ? studioPaths.trashed : studioPaths.document
    return { href: pathTo(collection, id), title, updatedAt: found.updatedAt }
  }
  const text = plannedText(payload, planned)
  if (!text) return undefined
  const { updatedAt } = await payload.findGlobal({ slug: text.slug, ...asTutor(user) })
  const title = typeof text.label === 'string' ? text.label : text.slug
  return { href: studioPaths.global(text.slug), title, updatedAt: updatedAt ?? '' }
}
