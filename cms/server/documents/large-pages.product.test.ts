import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { sharedProduct as product } from '../../../testing/shared-product.ts'

const admin = await signedIn(product.url)
const { id: courseId } = await buildCourse(admin)

/** Longer than what is read in place; its name stands behind all that. */
const large = (title: string) =>
  `<html lang="en"><body>${'<p>The deadline is on Friday.</p>'.repeat(12_000)}<input><title>${title}</title></body></html>`

const threads = () => readdirSync(`/proc/${product.pid}/task`).length

test('a large page is named, shown and looked through as a short one is, in a thread that ends', async () => {
  const before = threads()
  const lesson = await uploadLesson(admin, courseId, large('At the end'))
  expect(threads()).toBeGreaterThan(before)

  const { text } = await contractClient(product.url).send('GET', `/lesson-documents/${lesson.id}`)
  const { json } = await admin.send('GET', `/api/lessons/${lesson.id}/x-ray`)

  expect(lesson.title).toBe('At the end')
  expect(text).toContain('<meta name="viewport"')
  expect(text.indexOf('data-from="runtime"')).toBeGreaterThan(text.indexOf('At the end'))
  expect(json).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ id: 'unlabelled-fields' })]),
    words: { levels: expect.any(Array) },
  })
  await expect.poll(threads, { interval: 500 }).toBeLessThanOrEqual(before)
})

test('large pages at once wait for each other, and none fails', async () => {
  const titles = ['One', 'Two', 'Three', 'Four']

  const lessons = await Promise.all(
    titles.map((title) => uploadLesson(admin, courseId, large(title))),
  )

  expect(lessons.map(({ title }) => title)).toEqual(titles)
})
