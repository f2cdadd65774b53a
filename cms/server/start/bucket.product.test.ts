import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, uniqueText } from '../../../testing/build-content.ts'
import { buildPicture, drawPicture, uploadPicture } from '../../../testing/build-pictures.ts'
import { builtCommand } from '../../../testing/built-command.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { downloadArchive, unzip } from '../../../testing/course-archives.ts'
import { databaseUrl } from '../../../testing/databases.ts'
import { type ObjectStorage, startObjectStorage } from '../../../testing/object-storage.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import {
  manyAttempts,
  type RunningProduct,
  startProduct,
} from '../../../testing/running-product.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'

// Two processes with folders of their own, over one database and one bucket.
const shared = { ...manyAttempts, SECRET: 'the-same-secret-for-both-of-the-processes' }

let storage: ObjectStorage
let one: RunningProduct
let two: RunningProduct
let admin: ContractClient

beforeAll(async () => {
  storage = await startObjectStorage()
  one = await startSeededProduct({ env: { ...shared, ...storage.env } })
  const DATABASE_URL = await databaseUrl(one.dataDir)
  two = await startProduct({ env: { ...shared, ...storage.env, DATABASE_URL } })
  admin = await signedIn(one.url)
  await untilStudioAnswers(admin)
  return async () => {
    await two.remove()
    await one.remove()
    await storage.close()
  }
})

beforeEach(() => storage.become('well'))

const get = (product: RunningProduct, path: string) => fetch(new URL(path, product.url))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

const Made = z.object({ lesson: z.object({ id: z.number() }) })

async function uploadLesson(secret = uniqueText('secret')) {
  const course = await buildCourse(admin)
  const zip = zipOf({
    'index.html': `<title>Unit</title><link rel="stylesheet" href="style.css"><p>${secret}</p>`,
    'style.css': `p { color: red } /* ${secret} */`,
    'sound.mp3': Buffer.from(`0123456789${secret}`),
  })
  const sent = await sendPage(admin, { path: `/api/courses/${course.id}/lessons/page`, zip })
  return { course, sent, secret }
}

/** Where a process shows the page of a lesson, with its files beside it. */
async function folderOf(product: RunningProduct, lessonId: number): Promise<string> {
  const { headers } = await contractClient(product.url).send('GET', `/lesson-documents/${lessonId}`)
  return headers.get('location') ?? ''
}

test('a picture that one process was given is shown by the other, in all sizes', async () => {
  const picture = await buildPicture(admin)

  const answers = await Promise.all(
    [picture.url, picture.sizes.small.url].map((path) => get(two, path)),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answers[0]?.headers.get('content-type')).toBe('image/webp')
})

test('a cover that one process was given is cut for other sites by the other', async () => {
  const picture = await buildPicture(admin)
  const course = await buildCourse(admin)
  const cover = { cover: picture.url, _status: 'published' }
  await admin.studio('PATCH', `/courses/${course.id}`, cover)

  const answer = await get(two, `/og/course-${course.id}.jpg`)

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('the studio of the other opens its file at an address of its own', async () => {
  const picture = await buildPicture(admin)
  const other = await signedIn(two.url)
  await untilStudioAnswers(other)

  const { status } = await other.studio('GET', `/media/file/${picture.filename}`)

  expect(status).toBe(200)
})

test('a page that one process was given is shown by the other, with its files', async () => {
  const { sent, secret } = await uploadLesson()
  const folder = await folderOf(two, Made.parse(sent.json).lesson.id)

  const style = await get(two, `${folder}style.css`)
  const range = { headers: { range: 'bytes=2-4' } }
  const sound = await fetch(new URL(`${folder}sound.mp3`, two.url), range)

  expect(sent.status).toBe(201)
  expect(await style.text()).toContain(secret)
  expect([sound.status, await sound.text()]).toEqual([206, '234'])
})

test('a course goes into an archive in a process that has none of its files', async () => {
  const { course, secret } = await uploadLesson()
  const other = await signedIn(two.url)

  const files = await unzip(await downloadArchive(other, course.id))

  const texts = [...files.values()].map(String)
  expect(texts.some((text) => text.includes(`color: red } /* ${secret}`))).toBe(true)
})

test('a picture that is deleted is gone from the bucket', async () => {
  const picture = await buildPicture(admin)

  const { status } = await admin.studio('DELETE', `/media/${picture.id}`)

  expect(status).toBe(200)
  expect((await get(one, picture.url)).status).toBe(404)
  expect((await get(two, picture.url)).status).toBe(404)
})

test('a picture that the bucket does not take is refused in words and leaves nothing', async () => {
  const before = await admin.studio('GET', '/media?limit=0')
  storage.become('failing')

  const answer = await uploadPicture(admin, await drawPicture().jpeg().toBuffer())

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.text()).toContain('cannot reach its files at the moment')
  const after = await admin.studio('GET', '/media?limit=0')
  expect(totalOf(after.json)).toBe(totalOf(before.json))
})

const totalOf = (json: unknown) => z.object({ totalDocs: z.number() }).parse(json).totalDocs

test('neither does a page, and its course has no new lesson', async () => {
  storage.become('failing')

  const { course, sent } = await uploadLesson()

  expect(sent.status).toBe(503)
  expect(JSON.stringify(sent.json)).toContain('cannot reach its files at the moment')
  const { json } = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  expect(JSON.stringify(json)).not.toContain('Unit')
})

test('while the bucket is away, what is there is shown, and what is not is told of', async () => {
  const [seen, unseen] = [await buildPicture(admin), await buildPicture(admin)]
  await get(two, seen.url)
  storage.become('failing')

  const [page, kept, missing] = await Promise.all(
    ['/', seen.url, unseen.url].map((path) => get(two, path)),
  )

  expect([page?.status, kept?.status, missing?.status]).toEqual([200, 200, 503])
  expect(missing?.headers.get('retry-after')).toBe('5')
})

test('a backup holds what is in the bucket, and is restored into another bucket', async () => {
  const picture = await buildPicture(admin)
  const { sent, secret } = await uploadLesson()
  const [out, dataDir, other] = [await newFolder(), await newFolder(), await startObjectStorage()]
  onTestFinished(() => other.close())
  const env = { ...shared, ...other.env }
  const port = new URL(one.url).port

  const from = { dataDir: one.dataDir, port, env: storage.env }
  const saved = await builtCommand('backup', from, [out])
  const [file = ''] = await readdir(out)
  const restored = await builtCommand('restore', { dataDir, port, env }, [join(out, file)])

  expect([saved.code, restored.code]).toEqual([0, 0])
  const third = await startProduct({ dataDir, env })
  onTestFinished(() => third.remove())
  const folder = await folderOf(third, Made.parse(sent.json).lesson.id)
  expect((await get(third, picture.url)).status).toBe(200)
  expect(await (await get(third, `${folder}style.css`)).text()).toContain(secret)
})

test('the doctor tries the bucket out', async () => {
  const given = { dataDir: one.dataDir, port: new URL(one.url).port, env: storage.env }

  const well = await builtCommand('doctor', given, ['--json'])
  storage.become('failing')
  const wrong = await builtCommand('doctor', given, ['--json'])

  expect([well.code, wrong.code]).toEqual([0, 1])
  expect(well.text).toContain('stores, returns, lists and removes files')
  expect(wrong.text).toContain('cannot be used (tutor-files: 503 SlowDown)')
})

test('a site that had its files in folders takes them along', async () => {
  const former = await startSeededProduct({ env: shared })
  onTestFinished(() => former.remove())
  const owner = await signedIn(former.url)
  await untilStudioAnswers(owner)
  const picture = await buildPicture(owner)
  await former.stop()
  const env = { ...shared, ...storage.env }
  const given = { dataDir: former.dataDir, port: new URL(former.url).port, env }

  const left = await builtCommand('doctor', given, ['--json'])
  const moved = await builtCommand('files', given)

  expect(left.text).toContain('npm run files')
  expect(moved.text).toContain('3 files put into tutor-files')
  const again = await startProduct({ dataDir: former.dataDir, env })
  onTestFinished(() => again.remove())
  expect((await get(again, picture.url)).status).toBe(200)
})
