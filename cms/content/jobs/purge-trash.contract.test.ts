import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson, saveDraft, trash } from '../../../testing/build-content.ts'
import { buildStudent } from '../../../testing/build-student.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'

const admin = await signedIn(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

/** As if the document had been trashed so many days ago. */
const trashBefore = async (collection: 'courses' | 'lessons', id: number, days: number) => {
  await trash(admin, collection, id)
  await sql(
    `update ${collection} set deleted_at = now() - interval '${days} days' where id = ${id}`,
  )
}

/** Runs the job now, in a queue that no clock runs. */
async function purge() {
  await sql("insert into payload_jobs (task_slug, queue) values ('purge-trash', 'by-hand')")
  await admin.studio('GET', '/payload-jobs/run?queue=by-hand&disableScheduling=true')
  return sql("select error from payload_jobs where queue = 'by-hand'")
}

const makeLink = (relationTo: string, value: number) =>
  admin.studio('POST', '/draft-links', {
    document: { relationTo, value },
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  })

/** How many rows there are of a lesson, wherever the database keeps some. */
async function rowsOf(lessonId: number) {
  const [row] = await sql(`
    select
      (select count(*) from lessons where id = ${lessonId})::int as lessons,
      (select count(*) from lessons_objectives where _parent_id = ${lessonId})::int as objectives,
      (select count(*) from _lessons_v where parent_id = ${lessonId} or parent_id is null)::int as versions,
      (select count(*) from draft_links where id not in (
        select parent_id from draft_links_rels
        where courses_id is not null or lessons_id is not null or exercises_id is not null))::int as links`)
  return row
}

test('what has lain in the trash for 30 days goes for good, with versions and draft links', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, objectives: [{ text: 'Read' }] })
  await saveDraft(admin, 'lessons', { id, title: 'As drafted' })
  await makeLink('lessons', id)
  await trashBefore('lessons', id, 31)

  const failedJobs = await purge()

  expect(failedJobs).toEqual([])
  expect(await rowsOf(id)).toEqual({ lessons: 0, objectives: 0, versions: 0, links: 0 })
})

test('what has lain in the trash for less stays, and what is not in it', async () => {
  const course = await buildCourse(admin)
  const young = await buildLesson(admin, { course: course.id })
  const used = await buildLesson(admin, { course: course.id })
  await trashBefore('lessons', young.id, 29)

  await purge()

  expect(await rowsOf(young.id)).toMatchObject({ lessons: 1 })
  expect(await rowsOf(used.id)).toMatchObject({ lessons: 1 })
})

test('what a backup has brought back stays for a week, however long ago it was trashed', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await trashBefore('lessons', id, 40)
  onTestFinished(async () => {
    await sql("delete from payload_kv where key = 'restored'")
  })
  const restoredBefore = (days: number) =>
    sql(`insert into payload_kv (key, data)
      values ('restored', jsonb_build_object('at',
        to_char((now() - interval '${days} days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      on conflict (key) do update set data = excluded.data`)

  await restoredBefore(6)
  expect(await purge()).toEqual([])
  expect(await rowsOf(id)).toMatchObject({ lessons: 1 })

  await restoredBefore(8)
  expect(await purge()).toEqual([])
  expect(await rowsOf(id)).toMatchObject({ lessons: 0 })
})

test('a job that was given up says why for thirty days', async () => {
  await sql(`
    insert into payload_jobs (task_slug, queue, has_error, updated_at) values
      ('purge-trash', 'given-up', true, now() - interval '31 days'),
      ('purge-trash', 'given-up', true, now() - interval '29 days')`)
  onTestFinished(async () => {
    await sql("delete from payload_jobs where queue = 'given-up'")
  })

  await purge()

  expect(await sql("select id from payload_jobs where queue = 'given-up'")).toHaveLength(1)
})

test('a course goes with all its lessons, those in the trash too, and with its draft links', async () => {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id })
  const trashed = await buildLesson(admin, { course: course.id })
  await makeLink('courses', course.id)
  await trash(admin, 'lessons', trashed.id)
  await trashBefore('courses', course.id, 31)

  const failedJobs = await purge()

  const gone = { lessons: 0, objectives: 0, versions: 0, links: 0 }
  expect(failedJobs).toEqual([])
  expect([await rowsOf(lesson.id), await rowsOf(trashed.id)]).toEqual([gone, gone])
  expect(await sql(`select id from courses where id = ${course.id}`)).toEqual([])
  expect(await sql(`select id from _courses_v where parent_id = ${course.id}`)).toEqual([])
})

test('a picture is the tutor’s, not the lesson’s: it stays, and can be deleted then', async () => {
  const course = await buildCourse(admin)
  const [picture] = await sql(`
    insert into media (alt, filename) values ('A lake', 'purged-${course.id}.webp') returning id`)
  const id = Number(picture?.id)
  const lesson = await buildLesson(admin, {
    course: course.id,
    warmUpPicture: `/media/purged-${course.id}.webp`,
  })
  await trashBefore('lessons', lesson.id, 31)
  const inTrash = await admin.studio('DELETE', `/media/${id}`)

  await purge()

  expect(inTrash.status).toBe(409)
  expect((await admin.studio('DELETE', `/media/${id}`)).status).toBe(200)
})

test('what cannot be deleted keeps nothing else from expiring, and is told', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  await trashBefore('lessons', id, 31)
  const student = await buildStudent(admin, {})
  await sql(`insert into results (student_id, event, key, kind, at, data, created_at)
    values (${student.id}, 'old', 'old-${student.id}', 'opened', now(), '{}',
      now() - interval '366 days')`)
  await sql('create table holds_lessons (lesson_id integer references lessons)')
  onTestFinished(async () => {
    await sql('drop table holds_lessons')
    await sql("delete from payload_jobs where queue = 'by-hand'")
  })
  await sql(`insert into holds_lessons values (${id})`)

  await purge()

  const told = await sql(`select l.error from payload_jobs_log l
    join payload_jobs j on j.id = l._parent_id where j.queue = 'by-hand'`)
  expect(told).toMatchObject([{ error: { message: expect.stringContaining('lessons') } }])
  expect(await sql(`select id from results where student_id = ${student.id}`)).toEqual([])
})
