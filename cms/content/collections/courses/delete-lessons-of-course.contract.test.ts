import { sql } from '@payloadcms/db-postgres/drizzle'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson, uniqueText } from '../../../../testing/build-content.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { query, waitingForALock } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'
import { sitePayload } from '../../../../testing/site/site-payload.ts'
import { runSql } from '../../sql/run-sql.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)
const payload = await sitePayload()

async function transaction() {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(() => killTransaction(req))
  return req
}

const lessonsWith = (title: string) =>
  query(databaseUrl, `select id from lessons where title = '${title}'`)

const lessonsOf = (course: number) =>
  query(databaseUrl, `select id from lessons where course_id = ${course}`)

test('a course that is deleted for good takes its lessons with it', async () => {
  const { id } = await buildCourse(admin)
  await buildLesson(admin, { course: id, lessonNumber: 1 })
  await buildLesson(admin, { course: id, lessonNumber: 2 })

  const { status } = await admin.studio('DELETE', `/courses/${id}?trash=true`)

  expect(status).toBe(200)
  expect(await lessonsOf(id)).toEqual([])
})

test('where the database refuses to delete a lesson, the course stays, and that is told', async () => {
  const { id } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: id, lessonNumber: 1 })
  await query(
    databaseUrl,
    `create function keep_lesson() returns trigger language plpgsql as
      $$ begin raise exception 'no deletion today' using errcode = '25006'; end $$;
    create trigger keep_lesson before delete on lessons for each row
      when (old.id = ${lesson.id}) execute function keep_lesson()`,
  )
  onTestFinished(async () => void (await query(databaseUrl, 'drop function keep_lesson() cascade')))

  const { status, headers } = await admin.studio('DELETE', `/courses/${id}?trash=true`)

  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(await lessonsOf(id)).toEqual([{ id: lesson.id }])
})

test('a lesson that comes to a course while that is deleted goes with it', async () => {
  const course = await buildCourse(admin)
  const title = uniqueText('Late')
  const req = await transaction()
  await payload.create({
    collection: 'lessons',
    data: { title, course: course.id, _status: 'draft' },
    draft: true,
    req,
    overrideAccess: true,
  })

  const deleted = admin.studio('DELETE', `/courses/${course.id}`)
  await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
  await commitTransaction(req)

  expect((await deleted).status).toBe(200)
  expect(await lessonsWith(title)).toEqual([])
})

test('a lesson that is saved while its course is deleted hinders nothing', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  const title = uniqueText('Saved')
  const req = await transaction()
  await runSql(req, sql`select from courses where id = ${course.id} for no key update`)

  const deleted = admin.studio('DELETE', `/courses/${course.id}`)
  await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
  await payload.update({
    collection: 'lessons',
    id,
    data: { title },
    req,
    overrideAccess: true,
  })
  await commitTransaction(req)

  expect((await deleted).status).toBe(200)
  expect(await lessonsWith(title)).toEqual([])
})
