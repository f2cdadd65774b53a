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

test('a lesson that comes to a course while that is deleted goes with it', async () => {
  const course = await buildCourse(admin)
  const title = uniqueText('Late')
  const req = await transaction()
  await payload.create({
    collection: 'lessons',
    data: { title, course: course.id, _status: 'draft' },
    draft: true,
    ...{ req, overrideAccess: true },
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
    ...{ collection: 'lessons', id, data: { title }, req },
    overrideAccess: true,
  })
  await commitTransaction(req)

  expect((await deleted).status).toBe(200)
  expect(await lessonsWith(title)).toEqual([])
})
