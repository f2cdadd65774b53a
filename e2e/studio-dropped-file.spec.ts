import { writeFile } from 'node:fs/promises'
import { buildCourse, buildLesson } from '../testing/build-content.ts'
import { dropFile, isKept } from './support/drop-file.ts'
import { expect, test } from './support/studio.ts'

test('a file that is dropped on the studio leaves its page, early and late', async ({
  page,
  admin,
}, info) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Its form stays', course })
  const file = info.outputPath('beside.html')
  await writeFile(file, '<title>Beside</title>')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**', async (route) => {
    if (route.request().resourceType() === 'script') await isReleased
    await route.continue()
  })
  await page.goto(`/studio/collections/lessons/${lesson.id}`, { waitUntil: 'commit' })
  const title = page.getByLabel('Title')
  await expect(title).toBeDisabled()

  const early = await isKept(title, file)
  release()
  await expect(title).toBeEnabled()
  const late = await isKept(title, file)

  expect([early, late]).toEqual([true, true])
  await expect(title).toHaveValue('Its form stays')
})

test('a file that is dropped on an editor of code is read into it', async ({
  page,
  admin,
}, info) => {
  const { id: course } = await buildCourse(admin)
  const file = info.outputPath('page.css')
  await writeFile(file, 'p { color: teal }')
  await page.goto(`/studio/collections/courses/${course}`)
  await page.locator('.tabs-field__tab-button', { hasText: 'For people who write code' }).click()
  const editor = page.getByRole('textbox', { name: 'CSS' })

  await dropFile(editor, file)

  await expect(editor).toContainText('p { color: teal }')
})
