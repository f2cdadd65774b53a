import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { storeInStudio } from '../../../testing/writes/place.ts'

const admin = await signedIn(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

/** Postgres refuses to delete the earlier states of one document, as it says it of any write. */
async function keepVersions(table: string, parent: number, code = '25006'): Promise<void> {
  await sql(`create function keep_versions() returns trigger language plpgsql as
      $$ begin raise exception 'no deletion today' using errcode = '${code}'; end $$;
    create trigger keep_versions before delete on ${table} for each row
      when (old.parent_id = ${parent}) execute function keep_versions()`)
  onTestFinished(async () => void (await sql('drop function keep_versions() cascade')))
}

const told = async (path: string) => {
  const { status, headers, json } = await admin.studio('DELETE', path)
  return { status, after: headers.get('retry-after'), json }
}
const databaseAway = {
  status: 503,
  after: '5',
  json: { errors: [{ message: expect.stringContaining('database is not responding') }] },
}

test('where several things cannot be deleted from a list, that is told, and all stay', async () => {
  const make = () => storeInStudio(admin, 'faq-items', { question: 'Why?', answer: 'Because.' })
  const [first, second] = [await make(), await make()]
  await keepVersions('_faq_items_v', second.id)

  const answer = await told(`/faq-items?where[id][in]=${first.id},${second.id}`)

  expect(answer).toMatchObject(databaseAway)
  const kept = await sql(`select id from faq_items where id in (${first.id}, ${second.id})`)
  expect(kept).toHaveLength(2)
})

test('where a course cannot be deleted for good, that is told, and it stays', async () => {
  const { id } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: id, lessonNumber: 1 })
  await keepVersions('_lessons_v', lesson.id)

  const answer = await told(`/courses/${id}?trash=true`)

  expect(answer).toMatchObject(databaseAway)
  expect(await sql(`select id from lessons where course_id = ${id}`)).toEqual([{ id: lesson.id }])
})

test('what is wrong with the site itself is not told as a thing that passes', async () => {
  const { id } = await buildCourse(admin)
  await keepVersions('_courses_v', id, '42P01')

  expect((await told(`/courses/${id}?trash=true`)).status).toBe(500)
})
