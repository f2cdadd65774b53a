import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../cms/api/contract.ts'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  saveDraft,
  trash,
  uploadLesson,
} from './build-content.ts'
import { buildCode, buildStudent } from './build-student.ts'
import { type ContractClient, contractClient, signedIn } from './contract-client.ts'
import { crawl } from './crawl.ts'
import { site } from './site/site.ts'
import { sitePayload } from './site/site-payload.ts'
import { studioRoutes } from './studio-routes.ts'

// A word that stands nowhere else is put wherever something is kept from visitors, and looked for in
// everything that a visitor can ask for.

const url = site.url
const canary = `canary${randomUUID().replaceAll('-', '')}`
const texts = { title: `Title ${canary}`, objectives: [{ text: `Objective ${canary}` }] }

let visitor: ContractClient
let tutor: ContractClient
/** Ids and addresses of what has a canary in it, published or not. */
let ids: { courses: number[]; lessons: number[]; exercises: string[] }

beforeAll(async () => {
  visitor = contractClient(url)
  tutor = await signedIn(url)
  const { id: course } = await buildCourse(tutor)
  const premium = await uploadLesson(tutor, course, `<title>Premium</title><p>${canary}</p>`)
  await tutor.studio('PATCH', `/lessons/${premium.id}`, { isPremium: true, _status: 'published' })
  const drafted = await buildLesson(tutor, { course, title: 'As published' })
  await saveDraft(tutor, 'lessons', { id: drafted.id, ...texts })
  const draft = await buildLesson(tutor, { course, ...texts, _status: 'draft' })
  const thrown = await buildLesson(tutor, { course, ...texts })
  await trash(tutor, 'lessons', thrown.id)
  const draftCourse = await buildCourse(tutor, { name: canary, _status: 'draft' })
  const rows = [{ word: canary, example: `The ${canary} sings.` }] // an address is made of the title
  const thrownExercise = await buildExercise(tutor, { rows })
  await trash(tutor, 'exercises', thrownExercise.id)
  const draftExercise = await buildExercise(tutor, { rows, _status: 'draft' })
  await buildStudent(tutor, { name: canary, note: canary, lessons: [premium.id] })
  const grants = [{ scope: 'lesson', lesson: premium.id }]
  await buildCode(tutor, { label: canary, grants })
  const message = { name: canary, email: `${canary}@example.com`, subject: canary, message: canary }
  await visitor.send('POST', '/api/contact', message)
  await visitor.send('POST', '/api/admin/login', { username: canary, password: canary })
  ids = {
    courses: [1, course, draftCourse.id],
    lessons: [premium.id, drafted.id, draft.id, thrown.id],
    exercises: [thrownExercise.address, draftExercise.address],
  }
})

/** Every read of the contract with what has a canary in place of its parameters. */
function reads(): string[] {
  const values: Record<string, readonly string[]> = {
    courseId: ids.courses.map(String),
    lessonId: ids.lessons.map(String),
    address: ids.exercises,
    lessonNumber: ['1', '2', '3', '4'],
  }
  return contract
    .filter(({ method }) => method === 'get')
    .flatMap(({ path, queryNames }) => {
      const filled = fill(path, values)
      return [...filled, ...filled.flatMap((one) => queryNames.map((name) => `${one}?${name}=1`))]
    })
}

function fill(path: string, values: Record<string, readonly string[]>): string[] {
  const [whole, name = ''] = /:(\w+)/.exec(path) ?? []
  if (whole === undefined) return [path]
  return (values[name] ?? ['1']).flatMap((value) => fill(path.replace(whole, value), values))
}

function pages(): string[] {
  return [
    ...['/', '/courses', '/testimonials', '/about', '/contact', '/sitemap.xml', '/robots.txt'],
    ...['/site.webmanifest', '/view-lessons/1', '/readyz', '/healthz', '/.well-known/jwks.json'],
    ...['/no-such-page', '/my-words'],
    ...ids.courses.flatMap((id) => [`/course/${id}`, `/view-lessons/${id}`]),
    ...ids.lessons.flatMap((id) => [
      ...[`/view-lesson-details/${id}`, `/uploaded-lesson/${id}`, `/lesson-documents/${id}`],
      ...[`/lesson-documents/${id}/interactive`, `/lesson-documents/${id}?draft=1`],
      ...[`/api/lessons/${id}?draft=1`, `/preview/lessons/${id}`],
    ]),
    ...ids.exercises.map((address) => `/exercises/${address}`),
  ]
}

test.each([
  ['a premium lesson', () => `/api/lessons/${ids.lessons[0]}`],
  ['a newer draft', () => `/api/lessons/${ids.lessons[1]}?draft=1`],
  ['a student', () => '/studio/api/students?limit=0'],
  ['a message', () => '/studio/api/contact-messages?limit=0'],
])('the tutor finds the word in %s', async (_, path) => {
  expect((await tutor.send('GET', path())).text).toContain(canary)
})

test('what is asked is there: the course with all of it, and the exercises', async () => {
  const { text } = await visitor.send('GET', `/api/courses/${ids.courses[1]}/lessons`)

  expect(text).toContain('As published')
  expect(ids.exercises).not.toContain('undefined')
  expect(reads()).toEqual(
    expect.arrayContaining([
      ...ids.courses.map((id) => `/api/courses/${id}/lessons`),
      ...ids.exercises.map((address) => `/api/exercises/${address}`),
    ]),
  )
})

/** Every read of the studio's REST, as somebody asks who hopes for drafts and for what is deleted. */
async function studioReads(): Promise<string[]> {
  const { collections, globals } = (await sitePayload()).config
  const ways = ['', '?draft=true&depth=3', '?trash=true&depth=3&limit=0', '?where[id][exists]=true']
  return studioRoutes({ collections, globals })
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path, slug }) => fill(path, { id: idsOf(slug) }))
    .flatMap((path) => ways.map((way) => `/studio/api${path}${way}`))
}

/** Those in which a canary is, else some that may be there. */
const idsOf = (slug: string): string[] =>
  (slug === 'courses' ? ids.courses : slug === 'lessons' ? ids.lessons : [1, 2, 3]).map(String)

/** What is asked for from there on, and which of it has the word. */
async function visit(start: readonly string[]) {
  const asked: string[] = []
  const told: string[] = []
  for await (const { path, text } of crawl(visitor, start)) {
    asked.push(path)
    if (text.includes(canary)) told.push(path)
  }
  return { asked, told }
}

test('nothing that is kept from visitors is in any answer that they can ask for', async () => {
  const { asked, told } = await visit([...reads(), ...pages()])

  expect(told).toEqual([])
  // What no list above names: the crawl has followed what pages and answers name.
  expect(asked).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/courses\/speak-fluently\/./)]),
  )
}, 600_000)

test('nothing of it is in any answer of the studio’s REST to a visitor', async () => {
  const { asked, told } = await visit(await studioReads())

  expect(told).toEqual([])
  expect(asked).toEqual(expect.arrayContaining(['/studio/api/students?draft=true&depth=3']))
}, 600_000)
