import { randomBytes } from 'node:crypto'
import { constants } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson, uniqueText } from '../../../testing/build-content.ts'
import { uploadPicture } from '../../../testing/build-pictures.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { prioritiesOf, studiosOf } from '../../../testing/processes.ts'
import { type RunningProduct, startProduct } from '../../../testing/running-product.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { isAlive } from '../../postgres/postgres-process.ts'

const { PRIORITY_BELOW_NORMAL } = constants.priority

/** The number of the studio's process, once it answers. */
async function answering(of: RunningProduct, tutor: ContractClient): Promise<number> {
  await untilStudioAnswers(tutor)
  const [studio = 0] = studiosOf(of.pid)
  expect(studio).toBeGreaterThan(0)
  return studio
}

let product: RunningProduct
let admin: ContractClient
/** The studio's processes after the first visitor, and after the first tutor. */
let begun: { byVisitor: number[]; byTutor: number[] }

beforeAll(async () => {
  product = await startSeededProduct()
  const visitor = contractClient(product.url)
  await visitor.send('GET', '/')
  const byVisitor = studiosOf(product.pid)
  await visitor.send('GET', '/admin/login')
  begun = { byVisitor, byTutor: studiosOf(product.pid) }
  admin = await signedIn(product.url)
})

afterAll(() => product.remove())

test('visitors alone start no studio, a tutor who signs in does', () => {
  expect(begun.byVisitor).toEqual([])
  expect(begun.byTutor).toHaveLength(1)
})

test('no thread of the studio is as important as the site', async () => {
  const studio = await answering(product, admin)

  expect(Math.min(...prioritiesOf(studio))).toBe(PRIORITY_BELOW_NORMAL) // a higher number yields
})

test('a studio that is killed fails no visitor, and is back for the tutor', async () => {
  const studio = await answering(product, admin)
  const visitor = contractClient(product.url)
  const visits: Promise<{ status: number }>[] = []
  for (let index = 0; index < 50; index++) {
    visits.push(visitor.send('GET', `/courses?visit=${index}`), visitor.send('GET', '/api/site'))
    if (index === 10) process.kill(studio, 'SIGKILL')
  }

  const answers = await Promise.all(visits)

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await answering(product, admin)).not.toBe(studio)
  expect((await admin.send('GET', '/studio')).status).toBe(200)
  expect(product.log()).toContain('The studio’s process ended (SIGKILL)')
})

test('a write that the studio cannot finish is answered in words, and not sent again', async () => {
  const studio = await answering(product, admin)
  process.kill(studio, 'SIGSTOP')
  const name = uniqueText('Course')
  const write = admin.studio('POST', '/courses', { name, _status: 'published' })
  const visit = await contractClient(product.url).send('GET', '/api/courses')

  process.kill(studio, 'SIGKILL')
  const { status, json } = await write

  expect(visit.status).toBe(200)
  expect(status).toBe(502)
  expect(json).toMatchObject({ message: expect.stringContaining('Check whether your change') })
  await answering(product, admin)
  const courses = await admin.send('GET', '/studio/api/courses?limit=0')
  expect(courses.status).toBe(200)
  expect(courses.text).not.toContain(name)
})

test('what the studio publishes is what the next visitor reads, every time', async () => {
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
  const { id: course } = await buildCourse(admin)
  const numbers = Array.from({ length: 25 }, (_none, index) => index + 1)

  const lessons = await Promise.all(
    numbers.map((lessonNumber) => buildLesson(admin, { course, lessonNumber })),
  )

  expect(new Set(lessons.map(({ id }) => id)).size).toBe(25)
})

test('a picture of several megabytes goes through to the studio', async () => {
  await answering(product, admin)
  const noise = randomBytes(1_400 * 1_400 * 3) // which no format makes smaller
  const raw = { width: 1_400, height: 1_400, channels: 3 } as const
  const bytes = await sharp(noise, { raw }).png().toBuffer()

  const { status } = await uploadPicture(admin, bytes, { name: 'Noise.png', type: 'image/png' })

  expect(bytes.length).toBeGreaterThan(5_000_000)
  expect(status).toBe(201)
})

test('a site that is killed takes its studio with it, one that stops leaves no process behind', async () => {
  const killed = await startSeededProduct()
  onTestFinished(() => killed.remove())
  const first = await answering(killed, await signedIn(killed.url))

  await killed.stop('SIGKILL')

  await expect.poll(() => isAlive(first)).toBe(false)
  const stopped = await startProduct({ dataDir: killed.dataDir })
  onTestFinished(() => stopped.remove())
  const second = await answering(stopped, await signedIn(stopped.url))
  expect(await stopped.stop('SIGTERM')).toBe(0)
  expect(isAlive(second)).toBe(false)
})

test('in the site’s process, where memory is small, the studio works as well', async () => {
  const shared = await startSeededProduct({ env: { STUDIO_PROCESS: 'shared' } })
  onTestFinished(() => shared.remove())
  const tutor = await signedIn(shared.url)
  const name = uniqueText('Course')

  const page = await tutor.send('GET', '/studio')
  await buildCourse(tutor, { name })

  expect(page.status).toBe(200)
  expect((await contractClient(shared.url).send('GET', '/api/courses')).text).toContain(name)
  expect(studiosOf(shared.pid)).toEqual([])
})
