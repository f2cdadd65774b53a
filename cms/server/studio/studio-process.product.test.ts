import { randomBytes } from 'node:crypto'
import { constants } from 'node:os'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson, uniqueText } from '../../../testing/build-content.ts'
import { uploadPicture } from '../../../testing/build-pictures.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { childrenOf, commandOf, isRunning, prioritiesOf } from '../../../testing/processes.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'

const soon = { timeout: 20_000 }
const { PRIORITY_BELOW_NORMAL } = constants.priority

async function startForThisTest(env: Record<string, string> = {}): Promise<RunningProduct> {
  const product = await startSeededProduct({ env })
  onTestFinished(() => product.remove())
  return product
}

const studioOf = ({ pid }: RunningProduct) =>
  childrenOf(pid).filter((child) => commandOf(child).includes('dist/server/studio.js'))

/** A product whose studio has answered, a tutor in it, and the number of the studio's process. */
async function startWithStudio() {
  const product = await startForThisTest()
  const admin = await signedIn(product.url)
  await untilStudioAnswers(admin)
  const [studio = 0] = studioOf(product)
  expect(studio).toBeGreaterThan(0)
  return { product, admin, studio }
}

test('visitors alone start no studio, a tutor who signs in does', async () => {
  const product = await startForThisTest()

  await contractClient(product.url).send('GET', '/')
  expect(studioOf(product)).toEqual([])

  await contractClient(product.url).send('GET', '/admin/login')
  expect(studioOf(product)).toHaveLength(1)
})

test('no thread of the studio is as important as the site', async () => {
  const { studio } = await startWithStudio()

  expect(Math.min(...prioritiesOf(studio))).toBe(PRIORITY_BELOW_NORMAL) // a higher number yields
})

test('a studio that is killed fails no visitor, and is back for the tutor', async () => {
  const { product, admin, studio } = await startWithStudio()
  const visitor = contractClient(product.url)
  const visits: Promise<{ status: number }>[] = []
  for (let index = 0; index < 50; index++) {
    visits.push(visitor.send('GET', `/courses?visit=${index}`), visitor.send('GET', '/api/site'))
    if (index === 10) process.kill(studio, 'SIGKILL')
  }

  const answers = await Promise.all(visits)

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await untilStudioAnswers(admin)
  expect((await admin.send('GET', '/studio')).status).toBe(200)
  expect(studioOf(product)).not.toContain(studio)
  expect(product.log()).toContain('The studio’s process ended (SIGKILL)')
})

test('a write that the studio cannot finish is answered in words, and not sent again', async () => {
  const { product, admin, studio } = await startWithStudio()
  process.kill(studio, 'SIGSTOP')
  const name = uniqueText('Course')
  const write = admin.studio('POST', '/courses', { name, _status: 'published' })
  const visit = await contractClient(product.url).send('GET', '/api/courses')

  process.kill(studio, 'SIGKILL')
  const { status, json } = await write

  expect(visit.status).toBe(200)
  expect(status).toBe(502)
  expect(json).toMatchObject({ message: expect.stringContaining('Check whether your change') })
  const { text } = await admin.send('GET', '/studio/api/courses?limit=0')
  expect(text).not.toContain(name)
})

test('a site that is killed takes its studio with it', async () => {
  const { product, studio } = await startWithStudio()

  await product.stop('SIGKILL')

  await expect.poll(() => isRunning(studio), soon).toBe(false)
})

test('a site that stops leaves no process behind', async () => {
  const { product, studio } = await startWithStudio()

  const exitCode = await product.stop('SIGTERM')

  expect(exitCode).toBe(0)
  expect(isRunning(studio)).toBe(false)
})

test('what the studio publishes is what the next visitor reads, every time', async () => {
  const { product, admin } = await startWithStudio()
  const visitor = contractClient(product.url)
  const { id } = await buildCourse(admin)
  const reads: boolean[] = []

  for (let index = 0; index < 30; index++) {
    const name = uniqueText('Course')
    await visitor.send('GET', '/api/courses')
    await admin.studio('PATCH', `/courses/${id}`, { name })
    reads.push((await visitor.send('GET', '/api/courses')).text.includes(name))
  }

  expect(reads).toEqual(reads.map(() => true))
})

test('more changes than the studio has connections all succeed', async () => {
  const { admin } = await startWithStudio()
  const { id: course } = await buildCourse(admin)
  const numbers = Array.from({ length: 25 }, (_none, index) => index + 1)

  const lessons = await Promise.all(
    numbers.map((lessonNumber) => buildLesson(admin, { course, lessonNumber })),
  )

  expect(new Set(lessons.map(({ id }) => id)).size).toBe(25)
})

test('a picture of several megabytes goes through to the studio', async () => {
  const { admin } = await startWithStudio()
  const noise = randomBytes(1_400 * 1_400 * 3) // which no format makes smaller
  const raw = { width: 1_400, height: 1_400, channels: 3 } as const
  const bytes = await sharp(noise, { raw }).png().toBuffer()

  const { status } = await uploadPicture(admin, bytes, { name: 'Noise.png', type: 'image/png' })

  expect(bytes.length).toBeGreaterThan(5_000_000)
  expect(status).toBe(201)
})

test('in the site’s process, where memory is small, the studio works as well', async () => {
  const product = await startForThisTest({ STUDIO_PROCESS: 'shared' })
  const admin = await signedIn(product.url)
  const name = uniqueText('Course')

  const page = await admin.send('GET', '/studio')
  await buildCourse(admin, { name })

  expect(page.status).toBe(200)
  expect((await contractClient(product.url).send('GET', '/api/courses')).text).toContain(name)
  expect(studioOf(product)).toEqual([])
})
