import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { queryDatabase } from '../testing/product-database.ts'
import { expect, test } from './journey.ts'
import { openEditor, publishLesson, signIn, studio } from './studio-session.ts'

const title = (page: Page) => page.getByLabel('Title')
const heading = (name: string) => ({ level: 1, name }) as const
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' })

/** Payload keeps the state of its save in the status line above the form. */
const saved = (page: Page) => expect(page.getByText(/Status:\s*(Changed|Draft)/)).toBeVisible()

test.beforeEach(({ page }) => signIn(page))

test('a draft is saved by itself, previewed, published and then seen by visitors', async ({
  page,
  browser,
  baseURL,
}) => {
  const lesson = await publishLesson(page, { title: 'Before the edit' })
  const visitor = await (await browser.newContext({ baseURL })).newPage()
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

test('the page beside the editor follows the typing at each size', async ({ page }) => {
  const lesson = await publishLesson(page, { title: 'Typed beside' })
  await studio(page, '/payload-preferences/collection-lessons', {
    value: { editViewType: 'live-preview' },
  })

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

test('the texts of a page show beside their editor before they are published', async ({
  page,
  browser,
  baseURL,
}) => {
  await studio(page, '/payload-preferences/global-home-page', {
    value: { editViewType: 'live-preview' },
  })

  await page.goto('/studio/globals/home-page')
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Headline').fill('Say it the way you mean it')

  await expect(frame.getByRole('heading', heading('Say it the way you mean it'))).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await visitor.goto('/')
  await expect(visitor.getByText('Say it the way you mean it')).toBeHidden()
})

test('what is scheduled is published by its job', async ({ page, browser, baseURL }) => {
  const lesson = await publishLesson(page, { title: 'Before nine', _status: 'draft' })
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  const status = async () => (await visitor.request.get(`/api/lessons/${lesson.id}`)).status()

  await openEditor(page, lesson)
  await page.locator('.form-submit .popup-button').first().click()
  await page.getByText('Schedule Publish').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel('Publish', { exact: true })).toBeChecked()
  await drawer.locator('.date-time-picker input').fill('Jan 1, 2099 9:00 AM')
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => sql('select id from payload_jobs where task_slug = $$schedulePublish$$'))
    .toHaveLength(1)
  const before = await status()
  await sql('update payload_jobs set wait_until = now() - interval $$1 minute$$')
  await page.request.get('/studio/api/payload-jobs/run')

  expect(before).toBe(404)
  await expect.poll(status).toBe(200)
})

test('an earlier version is compared and restored', async ({ page }) => {
  const lesson = await publishLesson(page, { title: 'The first wording' })
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

test('a second admin is told that somebody is editing', async ({ page, browser, baseURL }) => {
  const lesson = await publishLesson(page, { title: 'Two desks' })
  const name = `colleague-${lesson.id}`
  await page.request.post('/api/admin/register', {
    data: { username: name, password: 'another-password-for-tests' },
    headers: { origin: String(baseURL) },
  })
  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await title(page).fill('Two desks, one in use')
  await saved(page)

  const colleague = await (await browser.newContext({ baseURL })).newPage()
  await colleague.request.post('/api/admin/login', {
    data: { username: name, password: 'another-password-for-tests' },
    headers: { origin: String(baseURL) },
  })
  await colleague.goto(`/studio/collections/lessons/${lesson.id}`)

  await expect(
    colleague.getByText(/currently (being edited|editing)|is locked/i).first(),
  ).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Take over' })).toBeVisible()
})

const pages = {
  lists: ['lessons', 'courses', 'draft-links', 'faq-items', 'contact-messages', 'admins'].map(
    (slug) => `/studio/collections/${slug}`,
  ),
  editors: [
    ...['/studio/collections/lessons/1', '/studio/collections/lessons/1/versions'],
    ...['/studio/collections/courses/1', '/studio/globals/home-page', '/studio/globals/site'],
  ],
  previews: ['/studio', '/studio/account', '/preview/lessons/1', '/preview/home-page'],
}

for (const [kind, paths] of Object.entries(pages)) {
  test(`the studio asks no foreign host for anything: ${kind}`, async ({ page, baseURL }) => {
    const foreign: string[] = []
    await page.route(
      (url) => url.origin !== baseURL && /^https?:$/.test(url.protocol),
      (route) => {
        foreign.push(route.request().url())
        return route.abort()
      },
    )

    for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' })

    expect(foreign).toEqual([])
  })
}

test('a preview is accessible', async ({ page }) => {
  await page.goto('/preview/lessons/1')

  const { violations } = await new AxeBuilder({ page }).analyze()

  expect(violations).toEqual([])
})

const sql = (statement: string) => queryDatabase(String(process.env.PRODUCT_DATA_DIR), statement)
