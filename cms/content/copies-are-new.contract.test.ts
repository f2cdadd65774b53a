import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildExercise, buildLesson } from '../../testing/build-content.ts'
import { signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'

const admin = await signedIn(site.url)
const course = await buildCourse(admin)

const Written = z.object({ id: z.number(), updatedAt: z.iso.datetime() })
const Copied = z.object({ doc: Written })

async function readWritten(path: string) {
  const { json } = await admin.studio('GET', `${path}depth=0&draft=true`)
  return Written.parse(json)
}

test.each([
  ['courses', () => Promise.resolve(course)],
  ['lessons', () => buildLesson(admin, { course: course.id })],
  ['exercises', () => buildExercise(admin)],
])('a copy among %s is dated as it was made, not as its original', async (collection, build) => {
  const { id } = await build()
  const original = await readWritten(`/${collection}/${id}?`)

  const copied = await admin.studio('POST', `/${collection}/${id}/duplicate?depth=0`)

  const copy = await readWritten(`/${collection}/${Copied.parse(copied.json).doc.id}?`)
  expect(Date.parse(copy.updatedAt)).toBeGreaterThan(Date.parse(original.updatedAt))
})
