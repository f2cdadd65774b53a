import type { Payload, TypedUser, Where } from 'payload'
import { documentId } from '../../content/collections/document-id.ts'
import { writtenOnes } from '../../content/drafts/blank-drafts.ts'
import {
  type NewResult,
  newestResultAt,
  readNewResults,
} from '../../content/students/new-results.ts'
import { countWaiting } from '../inbox/count-waiting.ts'
import { unsetTexts } from './unset-texts.ts'

/** One line of the desk, with the page of the studio that it leads to. */
export interface DeskLine {
  href: string
  title: string
  /** What kind of thing it is, or what is missing in it. */
  note: string
  time?: string
}

interface DeskList {
  count: number
  lines: DeskLine[]
}

export interface Desk {
  messages: DeskList & { unread: number }
  results: DeskList
  letters: DeskList
  /** When something of a student's came in last. */
  newest: string | null
  drafts: DeskList
  withoutQuiz: DeskList
  texts: DeskList
  recent: DeskLine[]
}

/** Lines of a list, and of the list of recent edits. */
const shown = 5
const shownEdits = 8
const untitled = 'Untitled'

/** Everything on the tutor's desk, read with her own rights. */
export async function readDesk(payload: Payload, user: TypedUser): Promise<Desk> {
  const newest = await newestResultAt(payload) // before what it is compared with
  const [messages, results, letters, lessons, courses, globals] = await Promise.all([
    readMessages(payload, user),
    readNewResults(payload, user, shown),
    readLetters(payload, user),
    readLessons(payload, user),
    readCourses(payload, user),
    readGlobals(payload, user),
  ])
  const unset = globals.flatMap(({ href, label, missing }) =>
    missing.map((note) => ({ href, title: label, note })),
  )
  const texts = globals.flatMap(({ href, label, time }) =>
    time ? [{ href, title: label, note: 'Texts', time }] : [],
  )
  return {
    messages,
    newest,
    letters,
    results: { count: results.count, lines: results.lines.map(resultLine) },
    drafts: {
      count: lessons.drafts.count + courses.drafts.count,
      lines: newestOf([...courses.drafts.lines, ...lessons.drafts.lines], shown),
    },
    withoutQuiz: lessons.withoutQuiz,
    texts: { count: unset.length, lines: unset.slice(0, shown) },
    recent: newestOf([...lessons.recent, ...courses.recent, ...texts], shownEdits),
  }
}

const newestOf = (lines: readonly DeskLine[], count: number) =>
  lines.toSorted((a, b) => (b.time ?? '').localeCompare(a.time ?? '')).slice(0, count)

const isDraft = (): Where => ({ and: [{ _status: { equals: 'draft' } }, writtenOnes()] })

const lacksQuiz = (): Where => ({
  and: [
    { 'quizQuestions.question': { exists: false } },
    { hasHtmlContent: { not_equals: true } },
    writtenOnes(),
  ],
})

async function readMessages(payload: Payload, user: TypedUser) {
  const [waiting, unanswered] = await Promise.all([
    countWaiting(payload, user),
    payload.find({
      collection: 'contact-messages',
      ...{ sort: ['status', '-createdAt'], limit: shown, depth: 0, overrideAccess: false, user },
      where: { status: { not_equals: 'answered' } },
    }),
  ])
  return {
    count: waiting.unanswered,
    unread: waiting.unread,
    lines: unanswered.docs.map(({ id, name, subject, status, createdAt }) => ({
      href: `/studio/collections/contact-messages/${id}`,
      title: subject || 'No subject',
      note: status === 'unread' ? `${name} · unread` : name,
      time: createdAt,
    })),
  }
}

/** Letters of students that nobody has answered, the oldest first. */
async function readLetters(payload: Payload, user: TypedUser): Promise<DeskList> {
  const as = { depth: 0, overrideAccess: false, user } as const
  const { docs, totalDocs } = await payload.find({
    collection: 'letters',
    where: { answeredAt: { exists: false } },
    select: { student: true, text: true, take: true, createdAt: true },
    ...{ sort: 'createdAt', limit: shown, ...as },
  })
  const students = await payload.find({
    collection: 'students',
    where: { id: { in: docs.flatMap(({ student }) => documentId(student) ?? []) } },
    select: { name: true },
    ...{ pagination: false, ...as },
  })
  const names = new Map(students.docs.map(({ id, name }) => [id, name]))
  return {
    count: totalDocs,
    lines: docs.map(({ student, text, take, createdAt }) => ({
      href: `/studio/collections/students/${documentId(student)}`,
      title: names.get(documentId(student) ?? 0) ?? untitled,
      note: [...(take ? ['a recording'] : []), ...(text ? ['a text'] : [])].join(' and '),
      time: createdAt,
    })),
  }
}

/** What a student did in one lesson: opened, finished, and how its quiz went the first time. */
const resultLine = ({ student, name, title, time, isDone, right, total }: NewResult): DeskLine => ({
  href: `/studio/collections/students/${student}`,
  title: `${name}: ${title || untitled}`,
  note: [
    isDone ? 'finished' : 'begun',
    ...(total && right !== null ? [`${right} of ${total} right at first`] : []),
  ].join(', '),
  time,
})

/** The options for reading a list of the newest drafts. */
const newestAs = (user: TypedUser) =>
  ({
    ...{ sort: '-updatedAt', limit: shown, draft: true },
    ...{ depth: 0, overrideAccess: false, user },
  }) as const

async function readLessons(payload: Payload, user: TypedUser) {
  const find = (where: Where) =>
    payload.find({
      collection: 'lessons',
      ...newestAs(user),
      where,
      select: { title: true, course: true, updatedAt: true, _status: true },
    })
  const [drafts, withoutQuiz, recent] = await Promise.all([
    find(isDraft()),
    find(lacksQuiz()),
    find(writtenOnes()),
  ])
  const linesOf = ({ docs }: typeof recent, note: string) =>
    docs.map(({ id, title, updatedAt }) => ({
      href: `/studio/collections/lessons/${id}`,
      title: title || untitled,
      note,
      time: updatedAt,
    }))
  return {
    drafts: { count: drafts.totalDocs, lines: linesOf(drafts, 'Lesson') },
    withoutQuiz: {
      count: withoutQuiz.totalDocs,
      lines: linesOf(withoutQuiz, 'No quiz questions'),
    },
    recent: linesOf(recent, 'Lesson'),
  }
}

async function readCourses(payload: Payload, user: TypedUser) {
  const find = (where: Where) =>
    payload.find({
      collection: 'courses',
      ...newestAs(user),
      where,
      select: { name: true, updatedAt: true, _status: true },
    })
  const [drafts, recent] = await Promise.all([find(isDraft()), find(writtenOnes())])
  const linesOf = ({ docs }: typeof recent) =>
    docs.map(({ id, name, updatedAt }) => ({
      href: `/studio/collections/courses/${id}`,
      title: name || untitled,
      note: 'Course',
      time: updatedAt,
    }))
  return { drafts: { count: drafts.totalDocs, lines: linesOf(drafts) }, recent: linesOf(recent) }
}

/** Payload keeps a global of its own for its jobs. */
const textsOf = ({ config }: Payload) =>
  config.globals.filter(({ slug }) => !slug.startsWith('payload-'))

async function readGlobals(payload: Payload, user: TypedUser) {
  return Promise.all(
    textsOf(payload).map(async ({ slug, label, flattenedFields }) => {
      const values = await payload.findGlobal({ slug, depth: 0, overrideAccess: false, user })
      return {
        href: `/studio/globals/${slug}`,
        label: typeof label === 'string' ? label : slug,
        time: values.updatedAt,
        missing: unsetTexts(flattenedFields, { ...values }),
      }
    }),
  )
}
