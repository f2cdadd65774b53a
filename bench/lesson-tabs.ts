/**
 * How much script a change of tab costs in a very large lesson (200 words, 100 questions) beside a
 * sample lesson: `npm run bench lesson-tabs`. Fails above one frame
 * of script for the sample lesson.
 */
import { chromium, type Page } from 'playwright'
import { startProduct } from '../testing/running-product.ts'
import { largeLesson } from './content/large-lesson.ts'

const frameMs = 1000 / 60
const rounds = 5
const path = '/courses/speak-fluently/speech-course-2'

async function run(): Promise<void> {
  const product = await startProduct()
  const executablePath = process.env.BROWSER_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const sample = await browser.newPage()
    await sample.goto(product.url + path, { waitUntil: 'networkidle' })
    const usual = await scriptOfSwitches(sample)

    const large = await browser.newPage()
    await large.route('**/api/courses/1/lessons/2', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: largeLesson(await response.json()) })
    })
    // By a link inside the site, the lesson comes from the contract instead of the page.
    await large.goto(`${product.url}/courses/speak-fluently`, { waitUntil: 'networkidle' })
    await large.locator(`a[href="${path}"]`).first().click()
    await large.getByRole('tab', { name: 'Quiz' }).waitFor()
    const great = await scriptOfSwitches(large)

    print('sample lesson', usual)
    print('200 words, 100 questions', great)
    console.log(`ratio ${(great / usual).toFixed(2)}`)
    if (usual > frameMs) process.exitCode = 1
  } finally {
    await browser.close()
    await product.remove()
  }
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
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0
}

const print = (name: string, ms: number) =>
  console.log(
    `${name.padEnd(26)}${ms.toFixed(2)} ms of script, ${(ms / frameMs).toFixed(2)} frames`,
  )

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
