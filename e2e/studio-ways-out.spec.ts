import type { Page } from '@playwright/test'
import { buildCourse, buildExercise, buildLesson, uniqueText } from '../testing/build-content.ts'
import { buildStudent } from '../testing/build-student.ts'
import { expect, openEditor, test } from './support/studio.ts'

// Ways by which what is typed would go without a question (decision 252).

const question = (page: Page) => page.getByRole('heading', { name: 'Leave without saving' })

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click()

/** The browser's Back, which waits for no page: it may be held. */
const goBack = (page: Page) => page.evaluate(() => history.back())

test('the browser’s Back asks before unsaved words go, and leads back once it may', async ({
  page,
  admin,
}) => {
  const name = uniqueText('Ewa').slice(0, 12)
  const { id } = await buildStudent(admin, { name })
  const note = page.getByLabel('Note for yourself')
  await page.goto('/studio/collections/students')
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**/students/${id}`)
  await note.fill('Not saved yet')

  await goBack(page)
  await expect(question(page)).toBeVisible()
  await press(page, 'Stay on this page')
  await expect(question(page)).toHaveCount(0)
  await expect(note).toHaveValue('Not saved yet')
  await goBack(page)
  await press(page, 'Leave anyway')

  await expect(page).toHaveURL(/\/collections\/students(\?|$)/)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('Back asks nothing of a form in which all is saved', async ({ page, admin }) => {
  const name = uniqueText('Ewa').slice(0, 12)
  const { id } = await buildStudent(admin, { name })
  await page.goto('/studio/collections/students')
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**/students/${id}`)
  await page.getByLabel('Note for yourself').fill('Saved')
  await press(page, 'Save')
  await expect(page.getByText('Updated successfully').first()).toBeVisible()

  await goBack(page)

  await expect(page).toHaveURL(/\/collections\/students(\?|$)/)
})

test('Back asks in a lesson whose draft is not saved yet', async ({ page, admin }) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course, title: 'Before' })
  await page.goto('/studio/collections/courses')
  await openEditor(page, lesson)
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.waitForURL('**/versions')
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
  await expect(page.getByLabel('Title')).toBeEnabled()
  await page.route(/autosave=true/, () => undefined) // on its way for as long as the test lasts
  await page.getByLabel('Title').fill('A moment ago')

  await goBack(page)

  await expect(question(page)).toBeVisible()
  await press(page, 'Stay on this page')
  await expect(page.getByLabel('Title')).toHaveValue('A moment ago')
})

test('a drawer asks before it closes over unsaved words, by whichever way', async ({
  page,
  admin,
}) => {
  const student = await buildStudent(admin)
  const { id } = await buildExercise(admin, { student: student.id })
  await page.goto(`/studio/collections/exercises/${id}`)
  await page.locator('#field-student').getByRole('button', { name: /edit/i }).first().click()
  const drawer = page.getByRole('dialog').first()
  const note = drawer.getByLabel('Note for yourself')
  await note.fill('Not saved yet')

  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await press(page, 'Stay on this page')
  await expect(note).toHaveValue('Not saved yet')
  await drawer.locator('.drawer__close').click({ position: { x: 5, y: 300 } })
  await expect(question(page)).toBeVisible()
  await press(page, 'Stay on this page')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(note).toHaveCount(0)
})
