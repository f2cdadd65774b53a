import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzzRuns } from '../../../testing/nasty-values.ts'
import { runSeed, seededRandom } from '../../../testing/seeded-random.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const { pool } = (await sitePayload()).db
const random = seededRandom(runSeed)
const courses: number[] = []

beforeAll(async () => {
  for (let course = 0; course < 4; course++) {
    const { rows } = await pool.query(
      `insert into courses (name, description, category, _status)
       values ('Counted', '-', 'Business', 'draft') returning id`,
    )
    courses.push(rows[0].id)
  }
})

afterAll(async () => {
  await pool.query('delete from lessons where course_id = any($1)', [courses])
  await pool.query('delete from courses where id = any($1)', [courses])
})

const counted = `
  select course_id, count(*) filter (where _status = 'published')::integer as published,
         count(*)::integer as stored
  from lessons where course_id is not null and deleted_at is null group by course_id
  order by course_id`

const kept = `
  select course_id, sum(published)::integer as published, sum(stored)::integer as stored
  from course_lesson_counts group by course_id having sum(stored) <> 0 or sum(published) <> 0
  order by course_id`

async function expectRightCounts() {
  const { rows } = await pool.query(kept)
  expect(rows, `RANDOM_SEED=${runSeed}`).toEqual((await pool.query(counted)).rows)
}

const anyCourse = () => courses[random.below(courses.length)]
const anyStatus = () => random.oneOf(['draft', 'published'])

/** Something that happens to a lesson, or to several at once, among those with this title. */
async function changeLessons(client: PoolClient, title: string) {
  const some = `id in (select id from lessons where title = $1 order by id offset ${random.below(4)} limit ${1 + random.below(3)})`
  switch (random.below(8)) {
    case 0:
    case 1:
      return client.query(
        `insert into lessons (title, course_id, is_premium, _status)
         select $1, $2, false, $3 from generate_series(1, ${1 + random.below(5)})`,
        [title, random.isLikely(0.9) ? anyCourse() : null, anyStatus()],
      )
    case 2:
      return client.query(`update lessons set _status = $2 where ${some}`, [title, anyStatus()])
    case 3:
      return client.query(`update lessons set course_id = $2 where ${some}`, [title, anyCourse()])
    case 4:
      return client.query(`update lessons set deleted_at = now() where ${some}`, [title])
    case 5:
      return client.query(`update lessons set deleted_at = null where ${some}`, [title])
    case 6:
      return client.query(`delete from lessons where ${some}`, [title])
    default:
      return client.query(`update lessons set video_id = 'x' where ${some}`, [title])
  }
}

async function changeInTransaction(title: string) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (let step = random.below(3); step >= 0; step--) await changeLessons(client, title)
    await client.query(random.isLikely(0.8) ? 'commit' : 'rollback')
  } finally {
    client.release()
  }
}

test('the kept counts are those that counting gives, whatever happens to lessons', async () => {
  await expectRightCounts()
  for (let change = 0; change < fuzzRuns(60).numRuns; change++) {
    await changeInTransaction('Alone')
    if (change % 10 === 0) await expectRightCounts()
  }
  await expectRightCounts()
})

test('lessons that change at once are all counted, and none waits for another', async () => {
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let change = 0; change < 12; change++) await changeInTransaction(`Writer ${writer}`)
  })

  await expect(Promise.all(writers)).resolves.toHaveLength(8)
  await expectRightCounts()
})

test('a transaction that is still open holds up nobody who changes the same course', async () => {
  const [first, second] = [await pool.connect(), await pool.connect()]
  const insert = `
    insert into lessons (title, course_id, is_premium, _status) values ('Open', $1, false, 'draft')`
  try {
    await first.query('begin')
    await first.query(insert, [courses[0]])
    await second.query(`begin; set local lock_timeout = '1s'`)
    await second.query(insert, [courses[0]])
    await second.query('commit')
    await expectRightCounts()
    await first.query('commit')
  } finally {
    first.release()
    second.release()
  }
  await expectRightCounts()
})

test('a course that is deleted for good leaves no count', async () => {
  const { rows } = await pool.query(
    `insert into courses (name, _status) values ('Gone', 'draft') returning id`,
  )
  const [{ id }] = rows
  await pool.query(
    `insert into lessons (title, course_id, is_premium, _status)
     values ('Left over', $1, false, 'published')`,
    [id],
  )
  await pool.query('delete from courses where id = $1', [id])

  const left = await pool.query('select from course_lesson_counts where course_id = $1', [id])
  expect(left.rowCount).toBe(0)
  await pool.query(`delete from lessons where title = 'Left over'`)
})
