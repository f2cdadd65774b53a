import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import type { DeskLine } from '../../contract/desk.ts'
import { studioPaths } from '../../contract/page-paths.ts'
import { isOwner } from '../access/roles.ts'
import { scheduleTask } from '../jobs/retry-schedules.ts'
import { asTutor, untitled } from './as-tutor.ts'

const mostJobs = 20

const ScheduleInput = z.object({
  type: z.enum(['publish', 'unpublish']).default('publish'),
  doc: z.object({
    relationTo: z.enum(['lessons', 'courses', 'exercises']),
    value: z.coerce.number(),
  }),
})
type ScheduleInput = z.infer<typeof ScheduleInput>

/** What was to be published at a time, was tried to the last, and has not been published since. */
export async function readFailedSchedules(payload: Payload, user: TypedUser) {
  if (!isOwner(user)) return { count: 0, lines: [] }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: scheduleTask }, hasError: { equals: true } },
    ...{ sort: '-updatedAt', limit: mostJobs, depth: 0 },
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
  { type, doc: { relationTo, value } }: ScheduleInput,
  failedAt: string,
  { payload, user }: { payload: Payload; user: TypedUser },
): Promise<DeskLine | undefined> {
  const found = await payload.findByID({ collection: relationTo, id: value, ...asTutor(user) })
  if (!found || found.updatedAt > failedAt) return undefined
  const name = 'name' in found ? found.name : found.title
  return {
    href: studioPaths.document(relationTo, value),
    title: name || untitled,
    note: type === 'publish' ? 'could not be published' : 'could not be taken off the site',
    time: failedAt,
  }
}
