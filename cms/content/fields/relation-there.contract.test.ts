import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'

const admin = await signedIn(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

/** Whoever looks for a course loses the connection; who locks one or writes one does not. */
async function loseLookers(): Promise<void> {
  await sql(`
    create function lose_looker() returns boolean language plpgsql as $$ begin
      if current_query() ~ '^select .* from "courses"' then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return true;
    end $$;
    alter table courses rename to whole_courses;
    create view courses as select * from whole_courses where lose_looker()`)
  onTestFinished(async () => {
    await sql('drop view courses; alter table whole_courses rename to courses')
    await sql('drop function lose_looker()')
  })
}

test('a database that is lost while the course is looked for is not told as a wrong course', async () => {
  const { id: course } = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course, title: 'Before' })
  await loseLookers()

  const { status, headers, text } = await admin.studio('PATCH', `/lessons/${id}`, {
    title: 'After',
  })

  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(text).toContain('try again')
  expect(await sql(`select title from lessons where id = ${id}`)).toEqual([{ title: 'Before' }])
})

test('a course that is none is still told as a wrong one', async () => {
  const { id: course } = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course })

  const { status, text } = await admin.studio('PATCH', `/lessons/${id}`, { course: 2_000_000_000 })

  expect(status).toBe(400)
  expect(text).toContain('course')
  expect(text).toContain('Choose another one, or restore it first.')
})
