import type { Payload, TypedUser, Where } from 'payload'
import { writtenOnes } from '../../content/drafts/blank-drafts.ts'
import { countWaiting } from '../inbox/count-waiting.ts'
import { unsetTexts } from './unset-texts.ts'

/** One line of the desk, with the page of the studio that it leads to. */
export interface DeskLine {
  href: string
  title: string
  /** What kind of thing it is, or what is the matter with it. */
  note: string
  time?: string
}

interface DeskList {
  count: number
  lines: DeskLine[]
}

export interface Desk {
  messages: DeskList & { unread: number }
  drafts: DeskList
  withoutQuiz: DeskList
  texts: DeskList
  recent: DeskLine[]
}

const shown = 5
const untitled = 'Untitled'

/** Everything on the tutor's desk, read with her own rights. */
export async function readDesk(payload: Payload, user: TypedUser): Promise<Desk> {
  const as = { depth: 0, overrideAccess: false, user } as const
  const newest = { ...as, sort: '-updatedAt', limit: shown, draft: true } as const
  const isDraft = (): Where => ({ and: [{ _status: { equals: 'draft' } }, writtenOnes()] })
  const noQuiz: Where = {
    and: [
      { 'quizQuestions.question': { exists: false } },
      { hasHtmlContent: { not_equals: true } },
      writtenOnes(),
    ],
  }
  const titles = { title: true, course: true, updatedAt: true, _status: true } as const
  const names = { name: true, updatedAt: true, _status: true } as const

  const [
    waiting,
    unanswered,
    draftLessons,
    draftCourses,
    noQuizLessons,
    lessons,
    courses,
    globals,
  ] = await Promise.all([
    countWaiting(payload, user),
    payload.find({
      ...{ collection: 'contact-messages', sort: ['status', '-createdAt'], limit: shown, ...as },
      where: { status: { not_equals: 'answered' } },
    }),
    payload.find({ collection: 'lessons', ...newest, where: isDraft(), select: titles }),
    payload.find({ collection: 'courses', ...newest, where: isDraft(), select: names }),
    payload.find({ collection: 'lessons', ...newest, where: noQuiz, select: titles }),
    payload.find({ collection: 'lessons', ...newest, where: writtenOnes(), select: titles }),
    payload.find({ collection: 'courses', ...newest, where: writtenOnes(), select: names }),
    readGlobals(payload, user),
  ])

  const lessonLine = (lesson: (typeof lessons.docs)[number], note: string): DeskLine => ({
    href: `/studio/collections/lessons/${lesson.id}`,
    title: lesson.title || untitled,
    note,
    time: lesson.updatedAt,
  })
  const courseLine = (course: (typeof courses.docs)[number], note: string): DeskLine => ({
    href: `/studio/collections/courses/${course.id}`,
    title: course.name || untitled,
    note,
    time: course.updatedAt,
  })
  const unset = globals.flatMap(({ href, label, missing }) =>
    missing.map((note) => ({ href, title: label, note })),
  )
  return {
    messages: {
      count: waiting.unanswered,
      unread: waiting.unread,
      lines: unanswered.docs.map(({ id, name, subject, status, createdAt }) => ({
        href: `/studio/collections/contact-messages/${id}`,
        title: subject || 'No subject',
        note: status === 'unread' ? `${name} · unread` : name,
        time: createdAt,
      })),
    },
    drafts: {
      count: draftLessons.totalDocs + draftCourses.totalDocs,
      lines: [
        ...draftCourses.docs.map((course) => courseLine(course, 'Course')),
        ...draftLessons.docs.map((lesson) => lessonLine(lesson, 'Lesson')),
      ]
        .toSorted(newestFirst)
        .slice(0, shown),
    },
    withoutQuiz: {
      count: noQuizLessons.totalDocs,
      lines: noQuizLessons.docs.map((lesson) => lessonLine(lesson, 'No quiz questions')),
    },
    texts: { count: unset.length, lines: unset.slice(0, shown) },
    recent: [
      ...lessons.docs.map((lesson) => lessonLine(lesson, 'Lesson')),
      ...courses.docs.map((course) => courseLine(course, 'Course')),
      ...globals.flatMap(({ href, label, time }) =>
        time ? [{ href, title: label, note: 'Texts', time }] : [],
      ),
    ]
      .toSorted(newestFirst)
      .slice(0, 8),
  }
}

const newestFirst = (a: DeskLine, b: DeskLine) => (b.time ?? '').localeCompare(a.time ?? '')

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
