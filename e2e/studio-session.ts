import { expect, type Page } from '@playwright/test'
import { testAdmin } from '../testing/running-product.ts'

/** Signs the tutor in, by the one door there is. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(testAdmin.username)
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/admin')
}

/** Payload's own REST, as the studio's pages use it. */
export async function studio(page: Page, path: string, data: object): Promise<{ id: number }> {
  const response = await page.request.post(`/studio/api${path}`, {
    data,
    headers: { origin: new URL(page.url()).origin },
  })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  const answer = await response.json()
  return answer.doc ?? answer.result
}

/** Opens a lesson's editor; its fields are disabled until the page's script runs. */
export async function openEditor(page: Page, lesson: { id: number }): Promise<void> {
  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await expect(page.getByLabel('Title')).toBeEnabled()
}

/** A published lesson of the first course. */
export const publishLesson = (page: Page, fields: object) =>
  studio(page, '/lessons?depth=0', {
    course: 1,
    vocabulary: [{ word: 'draft', definition: 'a first try' }],
    _status: 'published',
    ...fields,
  })
