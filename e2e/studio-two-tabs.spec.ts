import type { Page } from '@playwright/test'
import { buildCourse, buildLesson, readNewest } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { isAutosave, slowLine } from './support/slow-line.ts'
import { expect, openEditor, test } from './support/studio.ts'

const words = 'This lesson has been saved elsewhere'
const mine = 'Save mine all the same'
const newer = 'Load the newer one'

interface Tabs {
  admin: ContractClient
  old: Page
  other: Page
}

/** One lesson open in two tabs of one tutor, of which the other has saved since. */
async function inTwoTabs({ admin, old, other }: Tabs) {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'As both began', course })
  await openEditor(old, lesson)
  await openEditor(other, lesson)
  const saved = other.waitForResponse((answer) => isAutosave(answer.request()))
  await other.getByLabel('Title').fill('Typed in the other tab')
  await saved
  return lesson
}

const told = (page: Page) => page.getByRole('alert').filter({ hasText: words })

test('an old tab tells once, keeps what is typed, and saves it all the same when she says so', async ({
  pageWithErrors: old,
  page: other,
  admin,
}) => {
  const lesson = await inTwoTabs({ admin, old, other })
  const sent: string[] = []
  old.on('request', (request) => isAutosave(request) && sent.push(request.url()))

  await old.getByLabel('Title').fill('Typed in the old tab')
  await expect(told(old)).toBeVisible()
  const asked = old.waitForResponse((answer) => answer.request().method() === 'POST')
  await old.getByLabel('Minutes').fill('30')
  await asked
  await expect(old.getByRole('link', { name: 'See the newer one' })).toBeVisible()
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Typed in the other tab',
  })
  await old.getByRole('button', { name: mine }).click()

  await expect(told(old)).toHaveCount(0)
  await expect(old.getByLabel('Title')).toHaveValue('Typed in the old tab')
  expect(sent).toHaveLength(1)
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Typed in the old tab',
    minutes: 30,
  })
  const saved = old.waitForResponse((answer) => isAutosave(answer.request()) && answer.ok())
  await old.getByLabel('Title').fill('Typed on in the old tab')
  await saved
})

test('what is published from an old tab is refused, and the newer one can be loaded', async ({
  pageWithErrors: old,
  page: other,
  admin,
}) => {
  const lesson = await inTwoTabs({ admin, old, other })
  await old.getByLabel('Title').fill('Typed in the old tab')
  await expect(told(old)).toBeVisible()
  await old.getByRole('button', { name: 'Publish changes' }).click()
  await expect(old.getByText('Not saved. Choose at the bottom')).toBeVisible()
  await expect(told(old)).toHaveCount(1)
  await expect(old.getByLabel('Title')).toHaveValue('Typed in the old tab')

  await old.getByRole('button', { name: newer }).click()

  await expect(old.getByLabel('Title')).toHaveValue('Typed in the other tab')
  await expect(told(old)).toHaveCount(0)
  await expect(old.getByLabel('Title')).toBeEnabled()
  await old.getByLabel('Title').fill('Typed after the newer one')
  await old.getByRole('button', { name: 'Publish changes' }).click()
  await expect(old.getByText('Status: Published')).toBeVisible()
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Typed after the newer one',
    _status: 'published',
  })
})

test('on a slow line a tab is never in its own way, and the other is told', async ({
  pageWithErrors: old,
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'As both began', course })
  await openEditor(old, lesson)
  await openEditor(page, lesson)
  const line = await slowLine(page, isAutosave)
  const sent = page.waitForRequest(isAutosave)
  await page.getByLabel('Title').fill('Half')
  await sent
  await page.getByLabel('Title').fill('Half of it, and the rest')
  await page.keyboard.press('ControlOrMeta+s')
  line.open()
  await expect(page.getByText(/successfully/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Status: Published')).toBeVisible()

  await old.getByLabel('Title').fill('Typed in the old tab')

  await expect(told(old)).toBeVisible()
  await expect(told(page)).toHaveCount(0)
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Half of it, and the rest',
  })
})
