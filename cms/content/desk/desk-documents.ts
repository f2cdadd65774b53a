import type { Payload, TypedUser, Where } from 'payload'
import type { DeskLine } from '../../contract/desk.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { writtenOnes } from '../drafts/blank-drafts.ts'
import { asTutor, shownLines, untitled } from './as-tutor.ts'
import { draftNotes } from './draft-pile.ts'

const isDraft = (): Where => ({ and: [{ _status: { equals: 'draft' } }, writtenOnes()] })

const lacksQuiz = (): Where => ({
  and: [
    { 'quizQuestions.question': { exists: false } },
    { hasHtmlContent: { not_equals: true } },
    writtenOnes(),
  ],
})

/** The options for reading a list of the newest drafts. */
const newestAs = (user: TypedUser) =>
  ({ sort: '-updatedAt', limit: shownLines, draft: true, ...asTutor(user) }) as const

/** Lessons that are drafts, that have no quiz, and that were written in last. */
export async function readLessonPiles(payload: Payload, user: TypedUser) {
  const find = (where: Where) =>
    payload.find({
      collection: 'lessons',
      ...newestAs(user),
      where,
      select: { title: true, course: true, updatedAt: true, _status: true },
    })
  const lineOf =
    (note: string) =>
    ({ id, title, updatedAt }: Awaited<ReturnType<typeof find>>['docs'][number]): DeskLine => ({
      href: studioPaths.document('lessons', id),
      title: title || untitled,
      note,
      time: updatedAt,
    })
  const [piles, withoutQuiz] = await Promise.all([
    pilesOf(find, lineOf(draftNotes.lessons)),
    find(lacksQuiz()),
  ])
  return {
    ...piles,
    withoutQuiz: {
      count: withoutQuiz.totalDocs,
      lines: withoutQuiz.docs.map(lineOf('No quiz questions')),
    },
  }
}

/** Courses that are drafts, and that were written in last. */
export const readCoursePiles = (payload: Payload, user: TypedUser) =>
  pilesOf(
    (where) =>
      payload.find({
        collection: 'courses',
        ...newestAs(user),
        where,
        select: { name: true, updatedAt: true, _status: true },
      }),
    ({ id, name, updatedAt }) => ({
      href: studioPaths.document('courses', id),
      title: name || untitled,
      note: draftNotes.courses,
      time: updatedAt,
    }),
  )

/** Exercises that are drafts, and that were written in last. */
export const readExercisePiles = (payload: Payload, user: TypedUser) =>
  pilesOf(
    (where) =>
      payload.find({
        collection: 'exercises',
        ...newestAs(user),
        where,
        select: { title: true, updatedAt: true, _status: true },
      }),
    ({ id, title, updatedAt }) => ({
      href: studioPaths.document('exercises', id),
      title: title || untitled,
      note: draftNotes.exercises,
      time: updatedAt,
    }),
  )

async function pilesOf<Doc>(
  find: (where: Where) => Promise<{ docs: Doc[]; totalDocs: number }>,
  lineOf: (doc: Doc) => DeskLine,
) {
  const [drafts, recent] = await Promise.all([find(isDraft()), find(writtenOnes())])
  return {
    drafts: { count: drafts.totalDocs, lines: drafts.docs.map(lineOf) },
    recent: recent.docs.map(lineOf),
  }
}
