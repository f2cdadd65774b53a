import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { freePort } from '../../cms/postgres/free-port.ts'
import { buildCourse, uniqueText, uploadLesson } from '../build-content.ts'
import { contractClient, signedIn } from '../contract-client.ts'
import { query, seededDatabase } from '../databases.ts'
import { studiosOf } from '../processes.ts'
import { untilStudioAnswers } from '../until-studio-answers.ts'
import { startReplicas } from './replicas.ts'

const megabyte = 1024 * 1024
const pageOf = (title: string) =>
  `<title>${title}</title>${'<p>Hello, you.</p>'.repeat((2 * megabyte) / 18)}`

test('large uploads are worked on in the studio’s processes behind the balancer', async () => {
  const databaseUrl = await seededDatabase(inject('postgresDataDir'))
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-'))
  const port = await freePort()
  const secret = 'one-secret-for-all-of-the-replicas'
  const shared = { port, dataDir, databaseUrl, secret, hasStudios: true }
  const replicas = await startReplicas(shared, 2)
  const admin = await signedIn(`http://localhost:${port}`)
  for (const { url } of replicas) {
    const there = contractClient(url) // each starts its own
    for (const [name, value] of admin.cookies) there.cookies.set(name, value)
    await untilStudioAnswers(there)
  }
  const { id: course } = await buildCourse(admin)
  const stored = async (title: string) =>
    (await query(databaseUrl, `select from lessons where title = '${title}'`)).length

  const lessons = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => uploadLesson(admin, course, pageOf(`Page ${number}`))),
  )
  const studios = replicas.flatMap((replica) => studiosOf(replica.pid()))
  const title = uniqueText('Lost')
  for (const studio of studios) process.kill(studio, 'SIGSTOP')
  const path = `/api/courses/${course}/lessons`
  const lost = admin.send('POST', path, { htmlContent: pageOf(title) })
  const visit = await contractClient(admin.url).send('GET', '/api/courses')
  for (const studio of studios) process.kill(studio, 'SIGKILL')
  const { status, json } = await lost

  expect(new Set(lessons.map(({ lessonNumber }) => lessonNumber)).size).toBe(6)
  expect(studios).toHaveLength(2)
  expect([visit.status, status]).toEqual([200, 502])
  expect(json).toMatchObject({ message: expect.stringContaining('Check whether your change') })
  expect(await stored(title)).toBe(0)
  for (const replica of replicas) await replica.stop()
}, 300_000)
