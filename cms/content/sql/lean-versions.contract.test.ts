import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, onTestFinished, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { countReceived } from '../../../testing/site/count-received.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { lessons } from '../collections/lessons/lessons.ts'

const payload = await sitePayload()
const course = await buildCourse(await signedIn(site.url))
const most = Number(Object(lessons.versions).maxPerDoc)
const page = `<p>${'Long. '.repeat(100_000)}</p>`

/** A published lesson whose oldest version alone has the long page, with as many others as stay. */
async function lessonOfManyVersions(): Promise<number> {
  const { id } = await payload.create({
    collection: 'lessons',
    data: { title: 'Oldest', course: course.id, isPremium: false, _status: 'published' },
  })
  onTestFinished(async () => {
    await payload.delete({ collection: 'lessons', where: { id: { equals: id } }, trash: true })
  })
  await payload.db.drizzle.execute(sql`
    update _lessons_v set version_html_content = ${page}, latest = false,
      updated_at = now() - interval '1 year' where parent_id = ${id}`)
  await payload.db.drizzle.execute(sql`
    insert into _lessons_v (parent_id, version_title, version_course_id, version_lesson_number,
      version_is_premium, version_created_at, version_updated_at, version__status, latest, updated_at)
    select parent_id, 'Version ' || day, version_course_id, version_lesson_number,
      version_is_premium, version_created_at, version_updated_at, version__status, day = 1,
      now() - day * interval '1 day'
    from _lessons_v, generate_series(1, ${most - 1}::int) day where parent_id = ${id}`)
  return id
}

async function titlesOf(id: number) {
  const { docs } = await payload.findVersions({
    collection: 'lessons',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
  })
  return docs.map(({ version }) => version.title)
}

test('a save makes room for its version and is not sent the one that goes', async () => {
  const id = await lessonOfManyVersions()
  const received = countReceived(payload.db.pool)

  await payload.update({
    collection: 'lessons',
    id,
    data: { title: 'Newest', _status: 'published' },
  })

  expect(received()).toBeGreaterThan(0)
  expect(received()).toBeLessThan(page.length)
  const titles = await titlesOf(id)
  expect(titles).toHaveLength(most)
  expect(titles.slice(0, 2)).toEqual(['Newest', 'Version 1'])
  expect(titles).not.toContain('Oldest')
})

test('a lesson that is deleted takes its versions along and is not sent them', async () => {
  const id = await lessonOfManyVersions()
  const other = await lessonOfManyVersions()
  const received = countReceived(payload.db.pool)

  await payload.delete({ collection: 'lessons', id, trash: true })

  expect(received()).toBeLessThan(page.length)
  expect(await titlesOf(id)).toEqual([])
  expect(await titlesOf(other)).toHaveLength(most)
})

test('what is deleted with its versions comes back with them where the deletion fails', async () => {
  const id = await lessonOfManyVersions()
  const req = { payload, transactionID: (await payload.db.beginTransaction()) ?? undefined }

  await payload.delete({ collection: 'lessons', id, trash: true, req })
  await payload.db.rollbackTransaction(req.transactionID ?? '')

  expect(await titlesOf(id)).toHaveLength(most)
})
