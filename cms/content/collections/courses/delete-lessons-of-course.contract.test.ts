import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../../testing/build-content.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { query } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

const lessonsOf = (course: number) => sql(`select id from lessons where course_id = ${course}`)

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
  await sql(`create function keep_lesson() returns trigger language plpgsql as
      $$ begin raise exception 'no deletion today' using errcode = '25006'; end $$;
    create trigger keep_lesson before delete on lessons for each row
      when (old.id = ${lesson.id}) execute function keep_lesson()`)
  onTestFinished(async () => void (await sql('drop function keep_lesson() cascade')))

  const { status, headers } = await admin.studio('DELETE', `/courses/${id}?trash=true`)

  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(await lessonsOf(id)).toEqual([{ id: lesson.id }])
})
