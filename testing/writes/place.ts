import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { clipPaths } from '../../cms/contract/clip-paths.ts'
import { exerciseArchives } from '../../cms/contract/exercise-archive.ts'
import { ParkedMove } from '../../cms/contract/move.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { buildClip, buildSound } from '../build-clips.ts'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  buildLessonWithDraft,
  StudioDocument,
  trash,
  uniqueText,
} from '../build-content.ts'
import { buildPicture } from '../build-pictures.ts'
import { type ContractClient, contractClient, cookieHeader, signedIn } from '../contract-client.ts'
import { type Accounts, buildAccounts } from './accounts.ts'
import { buildStudents, type Students } from './students.ts'

/** What all kinds of writes are done to. */
export interface Place {
  admin: ContractClient
  courseId: number
  lessonId: number
  withDraft: number
  /** Of nobody else: what is done to one does not stand in the way of another. */
  trashed: Record<'courses' | 'lessons' | 'exercises', number>
  exercise: { id: number; address: string }
  exerciseArchive: Buffer
  clipId: number
  pictureId: number
  messageId: number
  /** Of a sealed passport that is parked. */
  moveId: string
  /** A name that stands in one text. */
  named: string
  /** A document of each collection that is written in the studio alone, by the collection. */
  others: Record<Other, number>
  accounts: Accounts
  students: Students
}

const others = {
  'faq-items': { question: 'Why?', answer: 'Because.', shownOn: ['home'] },
  'home-testimonials': { initials: 'M.K.', country: 'Peru', text: 'Good.', level: 'B2', stars: 5 },
  'page-testimonials': {
    name: 'Marta',
    location: 'Lima',
    date: 'March 2025',
    text: 'Good.',
    level: 'B2',
    rating: 100,
  },
} as const
type Other = keyof typeof others | 'draft-links' | 'greetings' | 'payload-locked-documents'

/** A new document of each of these. */
export const newOthers = (lessonId: number, adminId: number): Record<Other, object> => ({
  ...others,
  'draft-links': { document: { relationTo: 'lessons', value: lessonId } },
  greetings: { sound: buildSound({ seconds: 6, pitch: 330 }) },
  'payload-locked-documents': {
    document: { relationTo: 'lessons', value: lessonId },
    user: { relationTo: 'admins', value: adminId },
  },
})

/** Builds a place with something of everything; of all texts there is an earlier state. */
export async function buildPlace(url: string): Promise<Place> {
  const admin = await signedIn(url)
  for (const slug of ['offers', 'free-times']) await admin.studio('POST', `/globals/${slug}`, {})
  const named = `Zoe${randomUUID().replaceAll('-', '')}`
  const { id: courseId } = await buildCourse(admin, { description: `With ${named}.` })
  const lesson = await buildLesson(admin, { course: courseId, lessonNumber: 1 })
  const withDraft = await buildLessonWithDraft(admin, { course: courseId, lessonNumber: 2 })
  const exercise = await buildExercise(admin)
  const accounts = await buildAccounts(admin)
  const clip = await buildClip(admin, clipPaths.exerciseClips(exercise.address), {
    word: 'deadline',
  })
  return {
    admin,
    courseId,
    exercise,
    accounts,
    lessonId: lesson.id,
    withDraft: withDraft.id,
    clipId: clip.id,
    pictureId: (await buildPicture(admin)).id,
    messageId: await sendMessage(admin),
    moveId: await parkMove(admin),
    named,
    trashed: await trashOfEach(admin, courseId),
    exerciseArchive: await downloadExercise(admin, exercise.id),
    others: await buildOthers(admin, newOthers(lesson.id, accounts.tutorId)),
    students: await buildStudents(admin, { courseId, lessonId: lesson.id }),
  }
}

async function trashOfEach(admin: ContractClient, course: number): Promise<Place['trashed']> {
  const trashed = {
    courses: (await buildCourse(admin)).id,
    lessons: (await buildLesson(admin, { course, lessonNumber: 30 })).id,
    exercises: (await buildExercise(admin)).id,
  }
  await trash(admin, 'courses', trashed.courses)
  await trash(admin, 'lessons', trashed.lessons)
  await trash(admin, 'exercises', trashed.exercises)
  return trashed
}

async function sendMessage(admin: ContractClient): Promise<number> {
  const message = uniqueText('Hello')
  const sent = { name: 'Anna', email: 'anna@example.com', message }
  await contractClient(admin.url).send('POST', '/api/contact', sent)
  const path = `/contact-messages?where[message][equals]=${encodeURIComponent(message)}`
  const { json } = await admin.studio('GET', path)
  return z.object({ docs: z.tuple([StudioDocument]) }).parse(json).docs[0].id
}

async function parkMove({ url }: ContractClient): Promise<string> {
  const { json } = await contractClient(url).send('POST', apiPaths.moves, { sealed: 'sealed' })
  return ParkedMove.parse(json).id
}

async function buildOthers(
  admin: ContractClient,
  all: Record<Other, object>,
): Promise<Record<Other, number>> {
  const build = async (slug: Other) => (await storeInStudio(admin, slug, all[slug])).id
  return {
    'faq-items': await build('faq-items'),
    'home-testimonials': await build('home-testimonials'),
    'page-testimonials': await build('page-testimonials'),
    'draft-links': await build('draft-links'),
    greetings: await build('greetings'),
    'payload-locked-documents': await build('payload-locked-documents'),
  }
}

/** A document written in the studio. */
export async function storeInStudio(admin: ContractClient, slug: string, fields: object) {
  const { status, text, json } = await admin.studio('POST', `/${slug}?depth=0`, fields)
  if (status !== 201) throw new Error(`Storing in ${slug} answered ${status}: ${text}`)
  return z.object({ doc: StudioDocument }).parse(json).doc
}

async function downloadExercise({ url, cookies }: ContractClient, id: number): Promise<Buffer> {
  const response = await fetch(url + exerciseArchives.one(id), {
    headers: { cookie: cookieHeader(cookies) },
  })
  if (response.status !== 200) throw new Error(`The export answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

/** A name that no other place has. */
export const newName = (about: string) => uniqueText(about).replaceAll(' ', '-')
