import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { createCounter } from '../../content/counts/counter.ts'
import { dropOldCounts, writeCounts } from '../../content/counts/write-counts.ts'
import { Desk } from '../../contract/desk.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)
const payload = await sitePayload()
const sql = (text: string) => query(site.databaseUrl, text)

async function newLesson(): Promise<number> {
  const course = await buildCourse(admin)
  return (await buildLesson(admin, { course: course.id })).id
}

const timesOf = (lesson: number) =>
  sql(
    `select kind, times::integer as times from daily_counts where lesson = ${lesson} order by kind`,
  )

test('what is counted is added to the row of its day, kind and lesson', async () => {
  const lesson = await newLesson()
  const counter = createCounter()

  counter.count('begun', { lesson })
  await writeCounts(payload, counter)
  counter.count('begun', { lesson, times: 5 })
  counter.count('right', { lesson, times: 3 })
  await writeCounts(payload, counter)

  expect(await timesOf(lesson)).toEqual([
    { kind: 'begun', times: 6 },
    { kind: 'right', times: 3 },
  ])
})

test('the desk tells what was counted, and not where it is fewer than five', async () => {
  const lesson = await newLesson()
  const counter = createCounter()
  counter.count('begun', { lesson, times: 400 })
  counter.count('finished', { lesson, times: 4 })
  await writeCounts(payload, counter)

  const { json } = await admin.send('GET', '/api/desk')
  const told = Desk.parse(json).counted.map(({ days, lessons }) => ({
    days,
    figures: lessons.find(({ href }) => href.endsWith(`/${lesson}`))?.figures,
  }))

  const figures = { visited: null, begun: 400, finished: null, right: null, wrong: null }
  expect(told).toEqual([
    { days: 7, figures },
    { days: 28, figures },
  ])
})

test('the desk tells sums that no integer of the database holds', async () => {
  const lesson = await newLesson()
  await sql(`insert into daily_counts (day, kind, lesson, times) values
    (to_char(now() at time zone 'utc', 'YYYY-MM-DD'), 'right', ${lesson}, 2000000000),
    (to_char(now() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD'), 'right', ${lesson}, 2000000000)`)

  const { status, json } = await admin.send('GET', '/api/desk')

  expect(status).toBe(200)
  const [week] = Desk.parse(json).counted
  const ofLesson = week?.lessons.find(({ href }) => href.endsWith(`/${lesson}`))
  expect(ofLesson?.figures.right).toBe(4_000_000_000)
})

test('lessons that there are not are not counted', async () => {
  const counter = createCounter()
  counter.count('begun', { lesson: 2_000_000_000 })

  await writeCounts(payload, counter)

  expect(await timesOf(2_000_000_000)).toEqual([])
})

test('after 13 months a day is deleted', async () => {
  const lesson = await newLesson()
  await sql(`insert into daily_counts (day, kind, lesson, times) values
    (to_char(now() - interval '14 months', 'YYYY-MM-DD'), 'begun', ${lesson}, 1),
    (to_char(now() - interval '12 months', 'YYYY-MM-DD'), 'begun', ${lesson}, 2)`)

  await dropOldCounts(payload)

  expect(await timesOf(lesson)).toEqual([{ kind: 'begun', times: 2 }])
})

test.each([
  [{ counts: [{ kind: 'begun', lesson: 1, times: 1 }] }, 202],
  [{ counts: [{ kind: 'visited', lesson: 0, times: 1 }] }, 400],
  [{ counts: [{ kind: 'begun', lesson: 1, times: 1000 }] }, 400],
  [{ counts: [] }, 400],
])('a browser that tells %j is answered %s', async (counts, status) => {
  expect((await visitor.send('POST', '/api/counts', counts)).status).toBe(status)
})

test('nothing but the count is kept: no column could hold who it was', async () => {
  const columns = await sql(
    "select column_name as name from information_schema.columns where table_name = 'daily_counts' order by 1",
  )

  expect(columns.map(({ name }) => name)).toEqual([
    'created_at',
    'day',
    'id',
    'kind',
    'lesson',
    'times',
    'updated_at',
  ])
})
