import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { testAdmin } from '../testing/running-product.ts'
import { expect, test } from './journey.ts'

async function openStudio(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/login?returnTo=${encodeURIComponent(path)}`)
  await page.getByLabel('Username').fill(testAdmin.username)
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`**${path}`)
}

/** Exports the course that is open; gives the file's name and bytes. */
async function exportCourse(page: Page) {
  await expect(page.getByLabel('Name')).toBeEnabled() // the editor's script runs
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export course' }).click(),
  ])
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) }
}

async function importFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a course' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/zip', buffer })
}

test('the tutor exports a course and imports it as a new one', async ({ page }) => {
  await openStudio(page, '/studio/collections/courses/1')

  const { name, buffer } = await exportCourse(page)
  await page.goto('/studio/collections/courses')
  await importFile(page, name, buffer)

  expect(name).toMatch(/^speak-fluently-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText('“Speak Fluently” has been imported with 7 lessons.')).toBeVisible()
  await page.waitForURL(/\/studio\/collections\/courses\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/course/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Speak Fluently' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Self-Discipline/ }).first()).toBeVisible()
})

test('a damaged file shows why it is refused, and nothing changes', async ({
  browser,
  baseURL,
}) => {
  // Not the page whose errors fail the test: a browser logs every answer of 400.
  const page = await (await browser.newContext({ baseURL })).newPage()
  await openStudio(page, '/studio/collections/courses/1')
  const { name, buffer } = await exportCourse(page)
  await page.goto('/studio/collections/courses')
  const before = await (await page.request.get('/api/courses')).text()

  await importFile(page, name, buffer.subarray(0, buffer.length / 2))

  await expect(
    page.getByRole('alert').filter({ hasText: 'This file is not a zip archive' }),
  ).toBeVisible()
  expect(await (await page.request.get('/api/courses')).text()).toBe(before)
  await page.context().close()
})
