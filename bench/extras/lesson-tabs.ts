import type { Browser, Page } from 'playwright'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { openBrowser } from '../browser/browser.ts'
import type { Row } from '../row.ts'
import { median } from '../statistics.ts'
import { largeLesson } from './content/large-lesson.ts'

const frameMs = 1000 / 60
const rounds = 5
const path = pagePaths.lesson('speak-fluently', 2)

/** How much script a change of tab costs, in a very large lesson beside a sample lesson. */
export const lessonTabs: Row = {
  name: 'lesson-tabs',
  compares: 'script of a change of tab: 200 words and 100 questions ÷ a sample lesson',
  async measure(stage) {
    const { url } = await stage.site()
    const browser = await openBrowser()
    try {
      const sample = await browser.newPage()
      await sample.goto(url + path, { waitUntil: 'networkidle' })
      const usual = await scriptOfSwitches(sample)
      const great = await scriptOfSwitches(await openLargeLesson(browser, url))
      return [
        { what: 'a sample lesson', value: usual, unit: 'ms', bound: { atMost: frameMs } },
        { what: '200 words, 100 questions', value: great, unit: 'ms' },
        { what: 'ratio', value: great / usual, unit: '' },
      ]
    } finally {
      await browser.close()
    }
  },
}

/** By a link inside the site, where the lesson comes from the contract instead of the page. */
async function openLargeLesson(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.route(`**${apiPaths.courseLesson(1, 2)}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: largeLesson(await response.json()) })
  })
  await page.goto(url + pagePaths.courseLessons('speak-fluently'), { waitUntil: 'networkidle' })
  await page.locator(`a[href="${path}"]`).first().click()
  await page.getByRole('tab', { name: 'Quiz' }).waitFor()
  return page
}

/** The median of the script's milliseconds of one switch. */
async function scriptOfSwitches(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const name of ['Vocabulary', 'Phrases & Grammar', 'Quiz', 'Objectives']) {
      const before = await scriptMs()
      // Clicked in the page: Playwright's own script would be counted.
      await page.evaluate((wanted) => {
        const tabs = document.querySelectorAll<HTMLElement>('[role="tab"]')
        for (const tab of tabs) if (tab.textContent === wanted) tab.click()
        return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      }, name)
      costs.push((await scriptMs()) - before)
    }
  }
  return median(costs)
}
