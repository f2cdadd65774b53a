import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type ContractClient, signedIn } from '../../testing/contract-client.ts'
import { type RunningProduct, startProduct } from '../../testing/running-product.ts'
import { seededData } from '../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../testing/until-studio-answers.ts'

export { expect }

interface TestFixtures {
  /** The browser begins signed in as the tutor. A test that ends a session signs in by itself. */
  isTutor: boolean
  /** A page that may log errors: a browser logs each call that is refused. */
  pageWithErrors: Page
  /** A page of somebody who has never signed in. */
  visitor: Page
  /** A page of a browser that runs no script. */
  pageWithoutScript: Page
}

interface WorkerFixtures {
  /** Journeys that change what every page says have a product that no other journey uses. */
  changesTheSite: boolean
  /** A product with a database of its own; no other worker sees what is written there. */
  product: RunningProduct
  /** A client of the contract that is signed in as the tutor: builds what a test needs. */
  admin: ContractClient
}

/** Tests on the worker's own product; a page that logs an error or breaks a policy fails its test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  changesTheSite: [false, { option: true, scope: 'worker' }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured argument
    async ({}, use) => {
      const product = await startProduct({ dataDir: await seededData() })
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  admin: [
    async ({ product }, use) => {
      const client = await signedIn(product.url)
      await untilStudioAnswers(client)
      await use(client)
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: ({ product }, use) => use(product.url),
  isTutor: [false, { option: true }],
  storageState: ({ isTutor, admin }, use) => use(isTutor ? sessionOf(admin) : undefined),

  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await use(readied(page))
    expect(problems).toEqual([])
  },
  pageWithErrors: async ({ browser }, use) => {
    const page = await browser.newPage()
    await use(readied(page))
    await page.close()
  },
  visitor: async ({ browser }, use) => {
    const page = await browser.newPage({ storageState: undefined })
    await use(readied(page))
    await page.close()
  },
  pageWithoutScript: async ({ browser }, use) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await use(page)
    await page.close()
  },
})

/**
 * The site's script comes after a page's first paint, and the studio's pages are drawn before theirs
 * runs, which unlike the site repeats no early press: journeys begin when it does.
 */
function readied(page: Page): Page {
  const { goto, reload } = page
  const whenAlive = async <Answer>(opened: Promise<Answer>, waitUntil = 'load') => {
    const answer = await opened
    if (waitUntil !== 'commit') {
      await page.waitForFunction(() => !window.earlyTargets)
      await page.waitForFunction(studioIsAlive)
    }
    return answer
  }
  page.goto = (url, options) => whenAlive(goto.call(page, url, options), options?.waitUntil)
  page.reload = (options) => whenAlive(reload.call(page, options), options?.waitUntil)
  return page
}

/** The cookies of a signed-in client, for a browser to begin with. */
function sessionOf({ cookies, url }: ContractClient): BrowserContextOptions['storageState'] {
  const shared = { domain: new URL(url).hostname, path: '/', expires: -1 }
  const flags = { httpOnly: true, secure: false, sameSite: 'Lax' } as const
  return {
    cookies: [...cookies].map(([name, value]) => ({ name, value, ...shared, ...flags })),
    origins: [],
  }
}

/** React marks each button that it has taken over; true on pages without the studio's. */
const studioIsAlive = () =>
  Array.from(document.querySelectorAll('[class^="template-"] button')).every((button) =>
    Object.keys(button).some((key) => key.startsWith('__reactProps')),
  )
