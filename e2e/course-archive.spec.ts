import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildCourse, buildExercise, buildLesson } from '../testing/build-content.ts'
import { expect, test } from './support/studio.ts'

/** Exports the course that is open; gives the file's name and bytes. */
async function exportCourse(page: Page) {
  await expect(page.getByLabel('Name')).toBeEnabled() // the editor's script runs
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export course' }).click(),
  ])
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) }
}

async function importFile(
  page: Page,
  { name, buffer }: { name: string; buffer: Buffer },
  button = 'Import a course',
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/zip', buffer })
}

test('the tutor exports a course and imports it as a new one', async ({ page, admin }) => {
  const course = await buildCourse(admin, { name: 'Told by letter', slug: 'told-by-letter' })
  await buildLesson(admin, { course: course.id, title: 'A first letter' })
  await buildLesson(admin, { course: course.id, title: 'A second letter' })
  await page.goto(`/studio/collections/courses/${course.id}`)

  const { name, buffer } = await exportCourse(page)
  await page.goto('/studio/collections/courses')
  await importFile(page, { name, buffer })

  expect(name).toMatch(/^told-by-letter-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText('“Told by letter” has been imported with 2 lessons.')).toBeVisible()
  await page.waitForURL(/\/studio\/collections\/courses\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/course/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Told by letter' })).toBeVisible()
  await expect(page.getByRole('link', { name: /A second letter/ }).first()).toBeVisible()
})

test('a damaged file shows why it is refused, and nothing changes', async ({
  pageWithErrors: page,
  admin,
}) => {
  const course = await buildCourse(admin)
  await page.goto(`/studio/collections/courses/${course.id}`)
  const { name, buffer } = await exportCourse(page)
  await page.goto('/studio/collections/courses')
  const before = (await admin.send('GET', '/api/courses')).text

  await importFile(page, { name, buffer: buffer.subarray(0, buffer.length / 2) })

  await expect(
    page.getByRole('alert').filter({ hasText: 'This file is not a zip archive' }),
  ).toBeVisible()
  expect((await admin.send('GET', '/api/courses')).text).toBe(before)
})

test('the list shows exercises each time they are imported', async ({ page, admin }) => {
  const { title } = await buildExercise(admin)
  await buildExercise(admin) // an import of one alone opens it
  const exported = await page.request.get('/api/exercise-archives')
  const file = { name: 'exercises.zip', buffer: await exported.body() }
  await page.goto('/studio/collections/exercises')

  await importFile(page, file, 'Import exercises')
  await expect(page.getByRole('link', { name: title })).toHaveCount(2)
  await importFile(page, file, 'Import exercises')

  await expect(page.getByRole('link', { name: title })).toHaveCount(3)
})
