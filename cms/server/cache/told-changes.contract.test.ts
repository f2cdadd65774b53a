import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCourse, uniqueText, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { type Replica, startReplica } from '../../../testing/site/start-replica.ts'

const admin = await signedIn(site.url)
let replica: Replica

beforeAll(async () => {
  replica = await startReplica({ keeps: true, hearsFirst: true })
})
afterAll(() => replica.close())

test('an edit that Postgres and the studio’s answer both tell of makes each page old once', async () => {
  const course = await buildCourse(admin)
  const lesson = await uploadLesson(admin, course.id)
  await replica.heardAll()
  const client = contractClient(replica.url)
  for (const [name, value] of admin.cookies) client.cookies.set(name, value)
  const visitor = contractClient(replica.url)
  const paths = [
    ...[`/course/${course.id}`, `/api/courses/${course.id}/lessons`],
    `/api/lessons/${lesson.id}`,
  ]
  for (let reading = 0; reading < 4; reading++) {
    for (const path of paths) await visitor.send('GET', path)
  }
  const before = replica.figures().dropped
  const title = uniqueText('Renamed')

  const change = { title, _status: 'published' }
  const origin = { origin: site.url }
  await client.send('PATCH', `/studio/api/lessons/${lesson.id}?depth=0`, change, origin)

  const texts = await Promise.all(paths.map(async (path) => (await visitor.send('GET', path)).text))
  await replica.heardAll()
  expect(texts.map((text) => text.includes(title))).toEqual([true, true, true])
  expect(replica.figures().dropped - before).toBe(paths.length)
})
