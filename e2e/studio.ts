import type { Page } from '@playwright/test'
import { z } from 'zod'
import { testAdmin } from '../testing/running-product.ts'

/** Signs the page's browser in, as the form at /admin/login does. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: testAdmin })
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`)
}

/** Blocks every foreign host and lists what was asked of one. */
export async function blockForeignHosts(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  return asked
}

const Document = z.object({ doc: z.object({ id: z.number() }) })

/** Makes a document through the studio's REST, where a test only needs it to be there. */
export async function make(page: Page, collection: string, data: object): Promise<number> {
  const answer = await page.request.post(`/studio/api/${collection}?depth=0`, { data })
  return Document.parse(await answer.json()).doc.id
}

/** A published course of its own for a test. */
export const makeCourse = (page: Page, name: string) =>
  make(page, 'courses', {
    ...{ name, description: 'For tests.', category: 'Business', difficulty: '1' },
    _status: 'published',
  })

/** Messages that nobody has opened, as other tests have left them. */
export const countUnread = (page: Page) =>
  countOf(page, '/contact-messages?limit=1&where[status][equals]=unread')

/** Messages that nobody has answered, as other tests have left them. */
export const countUnanswered = (page: Page) =>
  countOf(page, '/contact-messages?limit=1&where[status][not_equals]=answered')

/** Lessons and courses whose newest version is a draft, as other tests have left them. */
export async function countDrafts(page: Page): Promise<number> {
  const counts = await Promise.all(
    ['lessons', 'courses'].map((collection) =>
      countOf(
        page,
        `/${collection}?draft=true&limit=1&where[_status][equals]=draft&where[isBlank][not_equals]=true`,
      ),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function countOf(page: Page, query: string): Promise<number> {
  const answer = await page.request.get(`/studio/api${query}`)
  return z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs
}
