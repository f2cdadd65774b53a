import type { BrowserContext, Page, Response } from '@playwright/test'
import { z } from 'zod'
import type { ContractClient } from '../../testing/contract-client.ts'
import { expect, test as journey } from './journey.ts'

export { expect }

/** Journeys of the tutor in the studio, which asks no foreign host for anything. */
export const test = journey.extend<{ asksNoForeignHost: undefined }>({
  isTutor: true,
  asksNoForeignHost: [
    async ({ context }, use) => {
      const asked = await blockForeignHosts(context)
      await use(undefined)
      expect(asked).toEqual([])
    },
    { auto: true },
  ],
})

/** Blocks every foreign host and lists what was asked of one. */
async function blockForeignHosts(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    ({ hostname, protocol }) => hostname !== 'localhost' && /^https?:$/.test(protocol),
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  return asked
}

/** Opens a lesson's editor; its fields are disabled until the page's script runs. */
export async function openEditor(page: Page, lesson: { id: number }): Promise<void> {
  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await expect(page.getByLabel('Title')).toBeEnabled()
}

/** The answer to the next save of a page's texts by hand; the form asks its own page by POST as well. */
export const savedText = (page: Page, slug: string): Promise<Response> =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' &&
      answer.url().includes(`/studio/api/globals/${slug}`) &&
      !answer.url().includes('autosave=true'),
  )

/** Lessons, courses and exercises whose newest version is a draft. */
export async function countDrafts(admin: ContractClient): Promise<number> {
  const query = 'draft=true&where[_status][equals]=draft&where[isBlank][not_equals]=true'
  const counts = await Promise.all(
    ['lessons', 'courses', 'exercises'].map((list) => countOf(admin, `/${list}?${query}`)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Messages that nobody has answered. */
export const countUnanswered = (admin: ContractClient): Promise<number> =>
  countOf(admin, '/contact-messages?where[status][not_equals]=answered')

async function countOf(admin: ContractClient, query: string): Promise<number> {
  const { json } = await admin.studio('GET', `${query}&limit=1`)
  return z.object({ totalDocs: z.number() }).parse(json).totalDocs
}
