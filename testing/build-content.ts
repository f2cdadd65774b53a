import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Lesson } from '../cms/contract/lesson.ts'
import type { ContractClient } from './contract-client.ts'
import { untilStudioAnswers } from './until-studio-answers.ts'

/** A document as the studio's REST gives it. */
export const StudioDocument = z.looseObject({ id: z.number() })
export type StudioDocument = z.infer<typeof StudioDocument>

/** A text that stands nowhere else, to look for in answers. */
export const uniqueText = (about: string) => `${about} ${randomUUID()}`

type Fields = Record<string, unknown>

/** The collections that have drafts and a trash. */
type DraftCollection = 'courses' | 'lessons' | 'exercises'

/** A published course without lessons; `_status: 'draft'` makes it a draft. */
export const buildCourse = (admin: ContractClient, fields: Fields = {}) =>
  build(admin, 'courses', {
    name: uniqueText('Course'),
    description: 'A course for tests.',
    category: 'Business',
    difficulty: '1',
    ...fields,
  })

/** A published lesson of a course, written in the studio; `_status: 'draft'` makes it a draft. */
export const buildLesson = (admin: ContractClient, fields: Fields & { course: number | null }) =>
  build(admin, 'lessons', { title: uniqueText('Lesson'), ...fields })

/** A published exercise of two words; `_status: 'draft'` makes it a draft. */
export async function buildExercise(admin: ContractClient, fields: Fields = {}) {
  const rows = [
    { word: 'deadline', translation: 'scadenza', example: 'The deadline is on Friday.' },
    { word: 'budget', translation: 'bilancio', meaning: 'A plan for money.' },
  ]
  const made = await build(admin, 'exercises', { title: uniqueText('Exercise'), rows, ...fields })
  return { id: made.id, title: String(made.title), address: String(made.address) }
}

async function build(
  admin: ContractClient,
  collection: string,
  fields: Fields,
): Promise<StudioDocument> {
  const data: Fields = { _status: 'published', ...fields }
  const draft = data._status === 'draft'
  const send = () => admin.studio('POST', `/${collection}?depth=0&draft=${draft}`, data)
  let answer = await send()
  if (answer.status === 503) {
    await untilStudioAnswers(admin) // a product that has just begun starts its studio last
    answer = await send()
  }
  const { status, text, json } = answer
  if (status !== 201) throw new Error(`Building in ${collection} answered ${status}: ${text}`)
  return z.object({ doc: StudioDocument }).parse(json).doc
}

/** An uploaded lesson, made through the contract. */
export async function uploadLesson(
  admin: ContractClient,
  courseId: number,
  htmlContent = `<title>${uniqueText('Lesson')}</title><p>Hello</p>`,
): Promise<Lesson> {
  const { json } = await admin.send('POST', `/api/courses/${courseId}/lessons`, { htmlContent })
  return Lesson.parse(json)
}

/** Saves changes of a published document as a newer draft, as the studio's 'Save draft' does. */
export async function saveDraft(
  admin: ContractClient,
  collection: DraftCollection,
  { id, ...fields }: Fields & { id: number },
): Promise<void> {
  const data = { _status: 'draft', ...fields }
  const { status, text } = await admin.studio('PATCH', `/${collection}/${id}?draft=true`, data)
  if (status !== 200) throw new Error(`Saving a draft answered ${status}: ${text}`)
}

/** A published lesson with a newer draft: 'As published' and 'As drafted', an objective each. */
export async function buildLessonWithDraft(
  admin: ContractClient,
  fields: { lessonNumber?: number; course?: number } = {},
) {
  const course = fields.course ?? (await buildCourse(admin)).id
  const { id } = await buildLesson(admin, {
    ...fields,
    course,
    title: 'As published',
    objectives: [{ text: 'Published objective' }],
  })
  await saveDraft(admin, 'lessons', {
    id,
    title: 'As drafted',
    objectives: [{ text: 'Drafted objective' }],
  })
  return { id, course }
}

/** The newest version of a document, in the trash too. */
export async function readNewest(
  admin: ContractClient,
  collection: DraftCollection,
  id: number,
): Promise<StudioDocument> {
  const { json } = await admin.studio('GET', `/${collection}/${id}?draft=true&depth=0&trash=true`)
  return StudioDocument.parse(json)
}

/** Takes a document out of the trash, as the studio's 'Restore' does. */
export const restore = (admin: ContractClient, collection: DraftCollection, id: number) =>
  admin.studio('PATCH', `/${collection}/${id}?trash=true`, {
    deletedAt: null,
    _status: 'published',
  })

/** Puts a document in the trash, as the studio's 'Delete' does. */
export const trash = (admin: ContractClient, collection: DraftCollection, id: number) =>
  admin.studio('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() })

/** Publishes a lesson as its newest draft has it, as the studio's 'Publish changes' does. */
export const publishNewest = (admin: ContractClient, id: number) =>
  admin.studio('PATCH', `/lessons/${id}`, { _status: 'published' })
