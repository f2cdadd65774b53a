import { APIError, type Endpoint, NotFound, type Payload } from 'payload'
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
    const student = await payload.findByID({ collection: 'students', id, ...asUser })
    const { docs } = await payload.find({
      collection: 'results',
      where: { student: { equals: id } },
      sort: 'at',
      pagination: false,
      ...asUser,
    })
    const results = docs.map(({ event, kind, lesson, exercise, title, at, data, createdAt }) => ({
      ...{ event, kind, lesson, exercise, title, at, data, receivedAt: createdAt },
    }))
    const letters = await lettersOf(payload, id)
    const { docs: homework } = await payload.find({
      collection: 'homework',
      where: { student: { equals: id } },
      pagination: false,
      ...asUser,
    })
    return new Response(JSON.stringify({ student, results, letters, homework }, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="student-${id}.json"`,
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

/** With the recordings, as text: she may have all that is kept. */
async function lettersOf(payload: Payload, student: number) {
  const letters = await readLettersOf(payload, student)
  return Promise.all(
    letters.map(async (letter) => ({
      ...letter,
      take: letter.take && (await readTake(payload, { id: letter.take.id, student })),
      answerTake:
        letter.answerTake && (await readTake(payload, { id: letter.answerTake.id, student })),
    })),
  )
}
