import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { openBrowser } from '../browser/browser.ts'
import type { Figure, Row } from '../row.ts'

const slowdown = 4
const phone = { width: 390, height: 844 }

/** Browsers report no interaction that is shorter. */
const shortestMs = 16

interface Clicks {
  path: string
  times: number
  /** What is clicked the n-th time. */
  target(page: Page, time: number): Locator
}

const lesson = pagePaths.lesson('speak-fluently', 4)
/** Between a click and the microphone's answer, the button offers to cancel. */
const recordButton = /^(?:Start Recording|Stop Recording|Record Again) for Speaking practice 1$/

const nth = (all: Locator, time: number, count: number) => all.nth(time % count)

/** Fifty clicks on what learners and visitors click. */
const clicks: Record<string, Clicks> = {
  tabs: {
    path: lesson,
    times: 14,
    target: (page, time) => nth(page.getByRole('tab'), time + 1, 7),
  },
  quiz: {
    path: `${lesson}?tab=quiz`,
    times: 7,
    target: (page) => page.getByRole('radio').first(),
  },
  FAQ: {
    path: pagePaths.home,
    times: 11,
    target: (page, time) => nth(page.locator('summary'), time, 3),
  },
  menu: {
    path: pagePaths.home,
    times: 10,
    target: (page, time) =>
      page.getByRole('button', { name: time % 2 === 0 ? 'Menu' : 'Close', exact: true }),
  },
  record: {
    path: `${lesson}?tab=practice`,
    times: 8,
    target: (page) => page.getByRole('button', { name: recordButton }),
  },
}

/** How long visitors wait for what they have clicked, on a slow phone. */
export const inp: Row = {
  name: 'inp',
  compares: `Interaction to Next Paint, processor ${slowdown} times slower, 50 clicks`,
  async measure(stage) {
    const { url } = await stage.site()
    const browser = await openBrowser([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ])
    try {
      const figures: Figure[] = []
      for (const [what, part] of stage.chosen(clicks)) {
        const value = await inpOf(browser, url, part)
        figures.push({
          what: `${what}, ${part.times} clicks`,
          value,
          unit: 'ms',
          bound: { atMost: 100 },
        })
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}

/** With less than 50 clicks a page, the slowest of them: no click may hide behind the percentile. */
async function inpOf(browser: Browser, url: string, { path, times, target }: Clicks) {
  const page = await browser.newPage({ viewport: phone, permissions: ['microphone'] })
  await page.addInitScript(`${webVitals()}
    webVitals.onINP(({ value }) => { window.inp = value }, { reportAllChanges: true, durationThreshold: ${shortestMs} })`)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (let time = 0; time < times; time++) await click(page, target(page, time))
  await page.waitForTimeout(500) // web-vitals reports when the page has nothing else to do
  const value = await page.evaluate(() => Number(Object(window).inp))
  await page.close()
  return Number.isNaN(value) ? shortestMs : value
}

/**
 * Where and whether it can be clicked is found out before: Playwright's own checks listen to the
 * events of its clicks, and the first of them fetches some 100 kB of script into the page.
 */
async function click(page: Page, target: Locator): Promise<void> {
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be clicked is not to be seen.')
  await untilAtRest(page)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await untilAtRest(page)
}

/** At the latest after a second: a page that always has something to do never says so. */
const untilAtRest = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })))

function webVitals(): string {
  const main = createRequire(import.meta.url).resolve('web-vitals')
  return readFileSync(join(dirname(main), 'web-vitals.iife.js'), 'utf8')
}
