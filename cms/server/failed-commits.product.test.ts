import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  buildLessonWithDraft,
  trash,
  uniqueText,
  uploadLesson,
} from '../../testing/build-content.ts'
import { drawPicture } from '../../testing/build-pictures.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { buildArchive, uploadArchive } from '../../testing/course-archives.ts'
import { failCommits, letCommits, readEverything } from '../../testing/failing-commits.ts'
import type { RunningProduct } from '../../testing/running-product.ts'
import { startSeededProduct } from '../../testing/seeded-data.ts'

let product: RunningProduct
let admin: ContractClient
let courseId: number
let lessonId: number
let withDraft: number

beforeAll(async () => {
  product = await startSeededProduct()
  admin = await signedIn(product.url)
  courseId = (await buildCourse(admin)).id
  lessonId = (await buildLesson(admin, { course: courseId, lessonNumber: 1 })).id
  withDraft = (await buildLessonWithDraft(admin, { course: courseId, lessonNumber: 2 })).id
})

afterEach(() => letCommits(product.dataDir))
afterAll(() => product.remove())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }

type Write = () => Promise<{ status: number; headers: Headers; json?: unknown }>

const writes: [string, Write][] = [
  [
    'an upload of a lesson',
    () => admin.send('POST', `/api/courses/${courseId}/lessons`, { htmlContent: '<p>New</p>' }),
  ],
  [
    'a change of a lesson’s place',
    () => admin.send('PUT', `/api/lessons/${lessonId}`, { courseId, lessonNumber: 9 }),
  ],
  ['the deletion of a lesson', () => admin.send('DELETE', `/api/lessons/${lessonId}`)],
  [
    'a course’s files',
    () => admin.send('PATCH', `/api/courses/${courseId}/files`, { cssContent: 'p { color: red }' }),
  ],
  [
    'the registration of an admin',
    () =>
      admin.send('POST', '/api/admin/register', {
        username: 'second-tutor',
        password: 'a-password-for-tests',
      }),
  ],
  ['a contact message', () => contractClient(product.url).send('POST', '/api/contact', message)],
  [
    'a contact message of a browser without scripts',
    () =>
      contractClient(product.url).send(
        'POST',
        '/api/contact',
        String(new URLSearchParams(message)),
        form,
      ),
  ],
  [
    'the import of an archive with a picture',
    async () => {
      const content = await drawPicture().webp().toBuffer()
      const pictures = [{ name: 'media/lake-0123456789ab.webp', content }]
      return uploadArchive(admin, buildArchive({ pictures }))
    },
  ],
  ['a sign-out', () => admin.send('POST', '/api/admin/logout')],
  [
    'a new lesson in the studio',
    () => admin.studio('POST', '/lessons', { course: courseId, title: 'New', lessonNumber: 7 }),
  ],
  [
    'a lesson published in the studio',
    () => admin.studio('PATCH', `/lessons/${lessonId}`, { title: 'New', _status: 'published' }),
  ],
  [
    'a lesson’s draft in the studio',
    () =>
      admin.studio('PATCH', `/lessons/${lessonId}?draft=true&autosave=true`, {
        title: 'New',
        _status: 'draft',
      }),
  ],
  ['a lesson of which the studio saves a draft inside', () => trash(admin, 'lessons', withDraft)],
  [
    'a course in the studio',
    () => admin.studio('PATCH', `/courses/${courseId}`, { name: uniqueText('Course') }),
  ],
  [
    'several courses in the studio',
    () => admin.studio('PATCH', '/courses?where[id][exists]=true', { description: 'New' }),
  ],
  [
    'the deletion of a course for good',
    () => admin.studio('DELETE', `/courses/${courseId}?trash=true`),
  ],
  [
    'a page’s texts',
    () => admin.studio('POST', '/globals/about-page', { heading: uniqueText('About') }),
  ],
]

describe.each(['refused', 'cut'] as const)('a COMMIT that is %s', (failure) => {
  test.each(writes)('is told, and nothing is stored: %s', async (_name, write) => {
    const before = await readEverything(product.dataDir)
    const files = await readdir(join(product.dataDir, 'media')).catch(() => [])
    await failCommits(product.dataDir, failure)

    const { status, headers } = await write()

    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readEverything(product.dataDir)).toBe(before)
    expect(await readdir(join(product.dataDir, 'media')).catch(() => [])).toEqual(files)
  })
})

test('after that the site writes as before', async () => {
  await failCommits(product.dataDir, 'cut')
  await Promise.all(Array.from({ length: 30 }, () => writes[0]?.[1]()))
  await letCommits(product.dataDir)

  await expect(uploadLesson(admin, courseId)).resolves.toBeDefined()
  expect(product.log()).not.toMatch(/unhandled|UnhandledPromise/i)
})
