import puppeteer, { ElementHandle, type JSHandle, type Page } from 'puppeteer-core'
import type { Engine, EnginePage } from './engine.ts'
import { findInPage, type Wanted } from './find-in-page.ts'
import { sourceOf } from './page-source.ts'

/** Firefox by WebDriver BiDi, with a microphone that hums. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
    },
  })
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    async newPage() {
      const context = await browser.createBrowserContext()
      return enginePage(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function enginePage(page: Page): EnginePage {
  async function found(wanted: Wanted) {
    const handle: JSHandle = await page.evaluateHandle(sourceOf(findInPage, wanted))
    return handle instanceof ElementHandle ? handle : null
  }
  return {
    async open(address) {
      await page.goto(address)
    },
    evaluate: (run, input) => page.evaluate(sourceOf(run, input)),
    async press(wanted) {
      const element = await found(wanted)
      await element?.click()
      return element !== null
    },
    async type(wanted, text) {
      const element = await found(wanted)
      await element?.type(text)
      return element !== null
    },
  }
}
