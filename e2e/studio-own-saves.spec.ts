import type { Locator, Page } from '@playwright/test'
import { buildCourse, buildLesson, readNewest } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { routeUntil } from './support/route-until.ts'
import { isAutosave } from './support/slow-line.ts'
import { expect, openEditor, test } from './support/studio.ts'

// A form is never refused for what it has saved itself (decision 237). A refusal is an error in the
// browser's log, which fails a journey wherever it comes.

const title = (page: Page) => page.getByLabel('Title')

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const isStatus = (within: Page | Locator, status: string) =>
  expect(within.getByText(new RegExp(`Status:\\s*${status}`))).toBeVisible()

/** Types, and goes on once it has saved itself. */
async function type(page: Page, text: string, field = title(page)) {
  await expect(field).toBeEnabled()
  const saved = page.waitForResponse(
    (answer) =>
      isAutosave(answer.request()) && answer.request().postData()?.includes(text) === true,
  )
  await field.fill(text)
  expect((await saved).status()).toBe(200)
}

async function publish(page: Page) {
  await press(page, 'Publish changes')
  await isStatus(page, 'Published')
}

async function revert(page: Page) {
  await press(page, 'Revert to published')
  await press(page, 'Confirm')
}

/** What stands behind the three dots of a document. */
async function choose(page: Page, name: string) {
  await page.locator('.doc-controls__popup button').first().click()
  await press(page, name)
}

async function newLesson(admin: ContractClient) {
  const { id: course } = await buildCourse(admin)
  return buildLesson(admin, { title: 'As it began', course })
}

test('a lesson is typed on after each way to save it', async ({ page, admin }) => {
  await openEditor(page, await newLesson(admin))
  await type(page, 'Saved by itself')
  await type(page, 'Saved by itself again')
  await title(page).fill('Saved by hand')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/successfully/).first()).toBeVisible()
  await type(page, 'After it was saved by hand')
  await page.getByRole('button', { name: 'Publish changes' }).dblclick()
  await isStatus(page, 'Published')
  await type(page, 'After it was published')
  await revert(page)
  await expect(title(page)).toHaveValue('After it was saved by hand')
  await type(page, 'After it was reverted')
  await publish(page)
  await choose(page, 'Unpublish')
  await press(page, 'Confirm')
  await isStatus(page, 'Draft')

  await type(page, 'After it was unpublished')
  await type(page, 'And once more')
})

test('a lesson is typed on after each way back to its form', async ({ page, admin }) => {
  const lesson = await newLesson(admin)
  await openEditor(page, lesson)
  await type(page, 'Before its versions')
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.waitForURL('**/versions')
  await page.goBack()
  await expect(title(page)).toHaveValue('Before its versions')
  await type(page, 'Before its versions once more')
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.waitForURL('**/versions')
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
  await expect(title(page)).toHaveValue('Before its versions once more')
  await type(page, 'Before the list')
  await page.goto('/studio/collections/lessons')
  await page.goBack()
  await expect(title(page)).toHaveValue('Before the list')
  await type(page, 'After the list')
  await publish(page)
  await page.goto(`/studio/collections/lessons/${lesson.id}/versions`)
  await page.locator('tbody tr').last().getByRole('link').first().click()
  await press(page, 'Restore this version')
  await press(page, 'Confirm')
  await page.waitForURL(`**/studio/collections/lessons/${lesson.id}`)
  await expect(title(page)).toHaveValue('As it began')

  await type(page, 'After a version was restored')
  await type(page, 'And once more')
})

test('what is typed is saved and published although no answer came', async ({
  pageWithErrors: page,
  admin,
}) => {
  const lesson = await newLesson(admin)
  await openEditor(page, lesson)
  const answersCome = await routeUntil(page, /autosave=true/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  for (const text of ['One', 'Two', 'Three']) {
    const lost = page.waitForEvent('requestfailed', isAutosave)
    await title(page).fill(text)
    await lost
    expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({ title: text })
  }
  answersCome()

  await type(page, 'Four')
  await publish(page)
  await type(page, 'Five')
})

test('a new lesson and a copy are typed on', async ({ page, admin }) => {
  await page.goto('/studio/collections/lessons/create')
  await type(page, 'A new one')
  await type(page, 'A new one, and on')
  const lesson = await newLesson(admin)
  await openEditor(page, lesson)
  await type(page, 'To be copied')
  await choose(page, 'Duplicate')
  await page.waitForURL(
    ({ pathname }) => /lessons\/\d+$/.test(pathname) && !pathname.endsWith(`/${lesson.id}`),
  )

  await type(page, 'A copy')
  await type(page, 'A copy, and on')
})

test('the texts of a page are typed on', async ({ page }) => {
  await page.goto('/studio/globals/about-page')
  const heading = page.locator('#field-heading')
  await type(page, 'Saved by itself', heading)
  await publish(page)
  await type(page, 'After it was published', heading)
  await revert(page)
  await expect(heading).toHaveValue('Saved by itself')

  await type(page, 'After it was reverted', heading)
  await publish(page)
})

test('a course is typed on in a drawer, and then the lesson under it', async ({ page, admin }) => {
  await openEditor(page, await newLesson(admin))
  await type(page, 'Before the drawer')
  await page.locator('#field-course').getByRole('button', { name: /edit/i }).first().click()
  const drawer = page.getByRole('dialog')
  const name = drawer.locator('#field-name')
  await type(page, 'In the drawer', name)
  await drawer.getByRole('button', { name: 'Publish changes' }).click()
  await isStatus(drawer, 'Published')
  await type(page, 'In the drawer, and on', name)
  await drawer.getByRole('button', { name: 'Close' }).first().click()

  await type(page, 'After the drawer')
  await publish(page)
  await type(page, 'And once more')
})
