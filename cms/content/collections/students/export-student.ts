import { APIError, type Endpoint, NotFound } from 'payload'
import { dataFile } from '../../students/data-file.ts'
import { readLettersOf, readTake } from '../../students/letters.ts'

/** All that is kept of one student, as a file: what she may ask her tutor for. */
export const exportStudent: Endpoint = {
  path: '/:id/data',
  method: 'get',
  async handler({ payload, user, routeParams }) {
    if (!user) throw new APIError('Please sign in first.', 401)
    const asUser = { depth: 0, overrideAccess: false, user } as const
    const id = Number(routeParams?.id)
    if (!Number.isSafeInteger(id)) throw new NotFound()
    const found = await payload.findByID({ collection: 'students', id, ...asUser })
    const { listsAsRead: _, ...student } = found // stored nowhere
    const hers = { where: { student: { equals: id } }, pagination: false, ...asUser } as const
    const { docs } = await payload.find({ collection: 'results', sort: 'at', ...hers })
    const results = docs.map(({ event, kind, lesson, exercise, title, at, data, createdAt }) => ({
      event,
      kind,
      lesson,
      exercise,
      title,
      at,
      data,
      receivedAt: createdAt,
    }))
    const { docs: homework } = await payload.find({ collection: 'homework', ...hers })
    const { docs: exercises } = await payload.find({
      collection: 'exercises',
      draft: true,
      trash: true,
      ...hers,
    })
    const letters = await readLettersOf(payload, id)
    const file = dataFile({
      rest: { student, results, homework, exercises },
      letters,
      readSound: (takeId) => readTake(payload, { id: takeId, student: id }),
    })
    return new Response(file, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="student-${id}.json"`,
        'Cache-Control': 'private, no-store',
      },
    })
  },
}
