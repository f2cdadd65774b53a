import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  restore,
  trash,
  uniqueText,
} from '../../../testing/build-content.ts'
import { type Answer, type ContractClient, signedIn } from '../../../testing/contract-client.ts'
import { databaseUrl } from '../../../testing/databases.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  manyAttempts,
  type RunningProduct,
  startProduct,
} from '../../../testing/running-product.ts'
import { sharedProduct } from '../../../testing/shared-product.ts'
import { type Sight, steadyReaders } from '../../../testing/steady-readers.ts'

// Once an edit is answered, nobody is given what was before it: not where it was answered, however
// many ask at that moment; and elsewhere, where the database tells of it, not once it has been shown
// (decision 116). How soon that is, `npm run bench visible` measures.

/** So many readings of each page, in each process, have to see what an edit has changed. */
const leastReadings = 3

/** Besides the product that all share: its database, its secret, and nothing of its memory. */
let other: RunningProduct

beforeAll(async () => {
  const env = {
    ...manyAttempts,
    DATABASE_URL: await databaseUrl(sharedProduct.dataDir),
    SECRET: await readFile(join(sharedProduct.dataDir, 'secret'), 'utf8'),
  }
  other = await startProduct({ env })
})

afterAll(() => other.remove())

/** The studio of the one answers some of them, the contract of the other the rest. */
interface Edit {
  by: 'the studio' | 'the contract'
  name: string
  send(): Promise<Answer>
  sights: Sight[]
}

/** What happens to a lesson, its courses and a list of the site. */
async function editsOf(admin: ContractClient, there: ContractClient): Promise<Edit[]> {
  const [first, second] = [await buildCourse(admin), await buildCourse(admin)]
  const lesson = await buildLesson(admin, { course: first.id, quizQuestions: [question] })
  const [courseId, otherId, id] = [first.id, second.id, lesson.id]
  const [name, title, style, asked, made] = [
    ...['Course', 'Lesson', 'Style', 'Question', 'Made'].map(uniqueText),
  ]
  const listOf = (course: number) => [`/api/courses/${course}/lessons`, `/course/${course}`]
  const own = [`/api/lessons/${id}`, `/courses/${first.slug}/speech-course-1`]
  const course = [`/api/courses/${courseId}`, `/course/${courseId}`, '/api/courses', '/courses']
  const home = ['/', '/api/pages/home']
  const shows = (text = '', ...paths: string[]) => sightsOf(paths, { text, isThere: true })
  const lacks = (text = '', ...paths: string[]) => sightsOf(paths, { text, isThere: false })
  const byStudio = (name: string, send: Edit['send'], sights: Sight[]): Edit => ({
    by: 'the studio',
    name,
    send,
    sights,
  })
  const lessonInStudio = (fields: object) => () => admin.studio('PATCH', `/lessons/${id}`, fields)
  const byContract = (name: string, asked: [string, string, object?], sights: Sight[]): Edit => ({
    by: 'the contract',
    name,
    sights,
    send: () => there.send(asked[0], `/api/${asked[1]}`, asked[2]),
  })
  const html = `<title>${made}</title><p>Hello</p>`
  const css = `courses/${courseId}/files`
  const faq = { question: asked, answer: 'Because.', shownOn: ['home'] }

  return [
    byStudio(
      'a course is renamed',
      () => admin.studio('PATCH', `/courses/${courseId}`, { name }),
      shows(name, ...course),
    ),
    byStudio(
      'a lesson is renamed',
      lessonInStudio({ title }),
      shows(title, ...own, ...listOf(courseId)),
    ),
    byContract(
      'a lesson is created',
      ['POST', `courses/${courseId}/lessons`, { htmlContent: html }],
      shows(made, ...listOf(courseId)),
    ),
    byContract(
      'a lesson is moved',
      ['PUT', `lessons/${id}`, { courseId: otherId, lessonNumber: 7 }],
      [...lacks(title, ...listOf(courseId)), ...shows(title, ...listOf(otherId))],
    ),
    byContract(
      'a lesson is deleted',
      ['DELETE', `lessons/${id}`],
      lacks(title, `/api/lessons/${id}`, ...listOf(otherId)),
    ),
    byContract(
      'a lesson is restored',
      ['POST', `lessons/${id}/restore`],
      shows(title, `/api/lessons/${id}`, ...listOf(otherId)),
    ),
    byStudio(
      'a lesson is unpublished',
      lessonInStudio({ _status: 'draft' }),
      lacks(title, `/api/lessons/${id}`, ...listOf(otherId)),
    ),
    byStudio(
      'a lesson is published',
      lessonInStudio({ _status: 'published' }),
      shows(title, `/api/lessons/${id}`, ...listOf(otherId)),
    ),
    byStudio(
      'a course is deleted',
      () => trash(admin, 'courses', courseId),
      lacks(name, ...course),
    ),
    byStudio(
      'a course is restored',
      () => restore(admin, 'courses', courseId),
      shows(name, ...course),
    ),
    byContract(
      'a course has a file',
      ['PATCH', css, { cssContent: `/* ${style} */` }],
      shows(style, `/api/courses/${courseId}`),
    ),
    byContract(
      'a course’s file goes',
      ['DELETE', `${css}/css`],
      lacks(style, `/api/courses/${courseId}`),
    ),
    byStudio(
      'a question is answered',
      () => admin.studio('POST', '/faq-items', faq),
      shows(asked, ...home),
    ),
  ]
}

const question = {
  question: 'Which?',
  options: [{ text: 'This' }, { text: 'That' }],
  correctAnswer: 0,
}

const sightsOf = (paths: string[], sight: Omit<Sight, 'path'>) =>
  paths.map((path) => ({ path, ...sight }))

type Readers = ReturnType<typeof steadyReaders>

/** Makes an edit, and waits until enough has been read that had to show it. */
async function follow({ name, send, sights }: Edit, here: Readers, there: Readers): Promise<void> {
  const seenHere = here.watch(sights, { dueOnceShown: false })
  const seenThere = there.watch(sights, { dueOnceShown: true })

  const { status, text } = await send()
  const answered = performance.now()
  for (const watched of seenHere) watched.due = answered

  expect(status, `${name}: ${text}`).toBeLessThan(300)
  const seen = [...seenHere, ...seenThere]
  await eventually(() => {
    const few = seen.filter(({ readings }) => readings < leastReadings)
    expect(few, name).toEqual([])
  })
  expect(
    seen.flatMap(({ wrong }) => wrong),
    name,
  ).toEqual([])
}

test('what was is never given once an edit has been answered, while many read', async () => {
  const edits = await editsOf(await signedIn(sharedProduct.url), await signedIn(other.url))
  const paths = [...new Set(edits.flatMap(({ sights }) => sights.map(({ path }) => path)))]
  const readers = (url: string) => steadyReaders({ url, paths })
  const [one, two] = [readers(sharedProduct.url), readers(other.url)]
  try {
    for (const edit of edits) {
      const [here, there] = edit.by === 'the studio' ? [one, two] : [two, one]
      await follow(edit, here, there)
    }
  } finally {
    await Promise.all([one.stop(), two.stop()])
  }
})
