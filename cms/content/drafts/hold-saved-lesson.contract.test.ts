import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  readNewest,
} from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'

const one = await signedIn(site.url)
const other = await signedIn(site.url, await buildAdmin(one))
const { id: course } = await buildCourse(one)

/** Lets whoever wants to store the document wait, and gives the way to let them. */
async function holdRow(table: string, id: number) {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(`select from ${table} where id = ${id} for update`)
  return () => client.query('rollback')
}

/** How many wait for somebody in this database. */
const waiting = async () => {
  const [row] = await query(
    site.databaseUrl,
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count
}

const documents = [
  [
    'lessons',
    async () => (await buildLesson(one, { course })).id,
    { title: 'New' },
    { writingActivity: 'New' },
  ],
  ['courses', async () => (await buildCourse(one)).id, { name: 'New' }, { description: 'New' }],
  [
    'exercises',
    async () => (await buildExercise(one)).id,
    { title: 'New' },
    { learnerLanguage: 'it' },
  ],
] as const

test.each(documents)(
  'two who save different fields of one of the %s in the same moment both find theirs',
  async (collection, build, first, second) => {
    const id = await build()
    const release = await holdRow(collection, id)
    const save = (admin: typeof one, fields: object) =>
      admin.studio('PATCH', `/${collection}/${id}`, { ...fields, _status: 'published' })

    const saves = [save(one, first), save(other, second)]
    await expect.poll(waiting).toBe(2)
    await release()
    const statuses = (await Promise.all(saves)).map(({ status }) => status)

    expect(statuses).toEqual([200, 200])
    expect(await readNewest(one, collection, id)).toMatchObject({ ...first, ...second })
  },
)

test('so do one who writes in the studio and one who moves the lesson', async () => {
  const { id } = await buildLesson(one, { course })
  const { id: courseId } = await buildCourse(one)
  const release = await holdRow('lessons', id)

  const saved = one.studio('PATCH', `/lessons/${id}`, { title: 'New', _status: 'published' })
  const moved = other.send('PUT', `/api/lessons/${id}`, { courseId, lessonNumber: 7 })
  await expect.poll(waiting).toBe(2)
  await release()

  expect([(await saved).status, (await moved).status]).toEqual([200, 200])
  expect(await readNewest(one, 'lessons', id)).toMatchObject({
    title: 'New',
    course: courseId,
    lessonNumber: 7,
  })
})

test.each(['/lessons/99999999999', '/lessons/nobody', '/courses/99999999999'])(
  'an id that none can have is refused as before: %s',
  async (path) => {
    const { status } = await one.studio('PATCH', path, { title: 'New' })

    expect(status).toBe(400)
  },
)

test('a course that cannot be is refused as before', async () => {
  const { id } = await buildLesson(one, { course })

  const wrong = [99_999_999_999, 1.5, 'nobody'].map((course) =>
    one.studio('PATCH', `/lessons/${id}`, { course, _status: 'published' }),
  )

  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([400, 400, 400])
})
