import type { Payload, TypedUser } from 'payload'
import { studioPaths } from '../../contract/studio-paths.ts'
import { documentId } from '../collections/document-id.ts'
import { type NewResult, readNewResults } from '../students/new-results.ts'
import { asTutor, shownLines, untitled } from './as-tutor.ts'

const all = studioPaths.list('students')

/** Letters of students that nobody has answered, the oldest first. */
export async function readLetterPile(payload: Payload, user: TypedUser) {
  const { docs, totalDocs } = await payload.find({
    collection: 'letters',
    where: { answeredAt: { exists: false } },
    select: { student: true, text: true, take: true, createdAt: true },
    sort: 'createdAt',
    limit: shownLines,
    ...asTutor(user),
  })
  const students = await payload.find({
    collection: 'students',
    where: { id: { in: docs.flatMap(({ student }) => documentId(student) ?? []) } },
    select: { name: true },
    pagination: false,
    ...asTutor(user),
  })
  const names = new Map(students.docs.map(({ id, name }) => [id, name]))
  return {
    count: totalDocs,
    all,
    lines: docs.map(({ student, text, take, createdAt }) => ({
      href: studioPaths.document('students', documentId(student) ?? 0),
      title: names.get(documentId(student) ?? 0) ?? untitled,
      note: [...(take ? ['a recording'] : []), ...(text ? ['a text'] : [])].join(' and '),
      time: createdAt,
    })),
  }
}

/** What came in from students since she looked at each of them. */
export async function readResultPile(payload: Payload, user: TypedUser) {
  const { count, lines } = await readNewResults(payload, user, shownLines)
  return { count, all, lines: lines.map(resultLine) }
}

/** What a student did in one lesson: opened, finished, and how its quiz went the first time. */
const resultLine = ({ student, name, title, time, isDone, right, total }: NewResult) => ({
  href: studioPaths.document('students', student),
  title: `${name}: ${title || untitled}`,
  note: [
    isDone ? 'finished' : 'started',
    ...(total && right !== null ? [`${right} of ${total} right on the first try`] : []),
  ].join(', '),
  time,
})
