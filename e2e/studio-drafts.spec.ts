import type { Page } from '@playwright/test'
import { buildAdmin } from '../testing/build-admin.ts'
import { buildCourse, buildLesson } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { queryDatabase } from '../testing/databases.ts'
import { expectAccessible } from './support/accessibility.ts'
import { signIn } from './support/sign-in.ts'
import { expect, openEditor, test } from './support/studio.ts'
import { untilIdle } from './support/until-idle.ts'

/** A lesson in a course of its own. */
async function newLesson(admin: ContractClient, fields: { title: string; _status?: string }) {
  const course = await buildCourse(admin)
  return buildLesson(admin, { course: course.id, ...fields })
}

const title = (page: Page) => page.getByLabel('Title')
const heading = (name: string) => ({ level: 1, name }) as const
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' })

/** Payload keeps the state of its save in the status line above the form. */
const saved = (page: Page) => expect(page.getByText(/Status:\s*(Changed|Draft)/)).toBeVisible()

test('a draft is saved by itself, previewed, published and then seen by visitors', async ({
  page,
  visitor,
  admin,
}) => {
  const lesson = await newLesson(admin, { title: 'Before the edit' })
  const answer = () => visitor.request.get(`/api/lessons/${lesson.id}`).then((it) => it.json())

  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await title(page).fill('After the edit')
  await saved(page)
  const whileDraft = await answer()
  const preview = await page.context().newPage()
  await preview.goto(`/preview/lessons/${lesson.id}`)

  await expect(preview.getByRole('heading', heading('After the edit'))).toBeVisible()
  await expect(preview.getByText('Draft preview')).toBeVisible()
  expect(whileDraft.title).toBe('Before the edit')

  await preview.getByRole('link', { name: 'Exit' }).click()
  await preview.waitForURL(`**/studio/collections/lessons/${lesson.id}`)
  await publish(page).click()
  await expect(page.getByText(/Status:\s*Published/)).toBeVisible()
  expect((await answer()).title).toBe('After the edit')
})

test('the page beside the editor follows the typing at each size', async ({ page, admin }) => {
  const lesson = await newLesson(admin, { title: 'Typed beside' })
  await openBeside(page, admin, 'collection-lessons')

  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', heading('Typed beside'))).toBeVisible()
  await title(page).fill('Typed beside, live')

  await expect(frame.getByRole('heading', heading('Typed beside, live'))).toBeVisible()
  await expect(frame.getByText('Draft preview')).toBeHidden()
  for (const [name, width] of [
    ['Phone', 375],
    ['Tablet', 768],
    ['Desktop', 1440],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint').click()
    await page.getByRole('button', { name, exact: true }).click()
    await expect
      .poll(() => page.locator('#live-preview-iframe').evaluate((it) => it.clientWidth))
      .toBe(width)
  }
})

test('on a phone, the page stands above the form and follows its typing', async ({
  page,
  admin,
}) => {
  const lesson = await newLesson(admin, { title: 'Typed below' })
  await openBeside(page, admin, 'collection-lessons')
  await page.setViewportSize({ width: 375, height: 800 })

  await openEditor(page, lesson)
  await title(page).click()
  await title(page).fill('Typed below, live')

  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', heading('Typed below, live'))).toBeVisible()
})

test('the texts of a page show beside their editor before they are published', async ({
  page,
  visitor,
  admin,
}) => {
  await openBeside(page, admin, 'global-home-page')

  await page.goto('/studio/globals/home-page')
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Headline').fill('Say it the way you mean it')

  await expect(frame.getByRole('heading', heading('Say it the way you mean it'))).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByText('Say it the way you mean it')).toBeHidden()
})

test('what is scheduled is published by its job', async ({ page, visitor, admin, product }) => {
  const sql = (statement: string) => queryDatabase(product.dataDir, statement)
  const lesson = await newLesson(admin, { title: 'Before nine', _status: 'draft' })
  const status = async () => (await visitor.request.get(`/api/lessons/${lesson.id}`)).status()

  await openEditor(page, lesson)
  await page.getByRole('button', { name: 'Publish later' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel('Publish it')).toBeChecked()
  await expect(drawer.getByLabel('When')).toHaveValue(/T\d\d:00$/)
  await drawer.getByLabel('When').fill('2020-01-01T09:00')
  await drawer.getByRole('button', { name: 'Plan it' }).click()
  await expect(drawer.getByRole('alert')).toContainText('has not passed yet')
  await drawer.getByLabel('When').fill('2099-01-01T09:00')
  await drawer.getByRole('button', { name: 'Plan it' }).click()
  await expect(drawer.getByText(/1 January 2099 at 09:00$/)).toBeVisible()
  await expect
    .poll(() => sql('select id from payload_jobs where task_slug = $$schedulePublish$$'))
    .toHaveLength(1)
  const before = await status()
  await sql('update payload_jobs set wait_until = now() - interval $$1 minute$$')
  await page.request.get('/studio/api/payload-jobs/run')

  expect(before).toBe(404)
  await expect.poll(status).toBe(200)
})

test('an earlier version is compared and restored', async ({ page, admin }) => {
  const lesson = await newLesson(admin, { title: 'The first wording' })
  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await title(page).fill('The second wording')
  await publish(page).click()
  await expect(page.getByText(/Status:\s*Published/)).toBeVisible()

  await page.goto(`/studio/collections/lessons/${lesson.id}/versions`)
  await page.locator('tbody tr').last().getByRole('link').first().click()
  await expect(page.getByText('The first wording').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()

  await page.waitForURL(`**/studio/collections/lessons/${lesson.id}`)
  await expect(title(page)).toHaveValue('The first wording')
})

test('a second admin is told that somebody is editing', async ({
  page,
  visitor: colleague,
  admin,
}) => {
  const lesson = await newLesson(admin, { title: 'Two desks' })
  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await title(page).fill('Two desks, one in use')
  await saved(page)

  await signIn(colleague, await buildAdmin(admin))
  await colleague.goto(`/studio/collections/lessons/${lesson.id}`)

  await expect(
    colleague.getByText(/currently (being edited|editing)|is locked/i).first(),
  ).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Take over' })).toBeVisible()
})

const otherPages = [
  ...['draft-links', 'faq-items', 'admins', 'media'].map((slug) => `/studio/collections/${slug}`),
  ...['/studio/collections/lessons/1/versions', '/studio/globals/site', '/studio/account'],
  '/preview/home-page',
]

test('pages of the studio that no other journey visits ask no foreign host for anything', async ({
  page,
}) => {
  for (const path of otherPages) {
    await page.goto(path)
    await untilIdle(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
})

test('a preview is accessible', async ({ page }) => {
  await page.goto('/preview/lessons/1')
  await expect(page.getByText('Draft preview')).toBeVisible()

  await expectAccessible(page)
})

/** Signs in somebody new, whose editors open with the page beside them. */
async function openBeside(page: Page, admin: ContractClient, editor: string) {
  await signIn(page, await buildAdmin(admin))
  const answer = await page.request.post(`/studio/api/payload-preferences/${editor}`, {
    data: { value: { editViewType: 'live-preview' } },
    headers: { origin: admin.url },
  })
  expect(answer.ok()).toBe(true)
}
