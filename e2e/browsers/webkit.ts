import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver'
import { freePort } from '../../cms/postgres/free-port.ts'
import type { Engine, EnginePage } from './engine.ts'
import { findInPage, type Wanted } from './find-in-page.ts'
import { sourceOf } from './page-source.ts'

interface Programs {
  driver: string
  browser: string
  screen: string
}

/** WebKitGTK by WebDriver, on a screen that nobody sees. Each page is a browser of its own. */
export async function startWebKit({ driver, browser, screen }: Programs): Promise<Engine> {
  const display = `:${90 + (process.pid % 400)}`
  const xvfb = spawn(screen, [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  })
  const sessions: WebDriver[] = []
  const address = `http://127.0.0.1:${port}`
  await untilListening(address, service)
  const first = await session(address, browser)
  const version = (await first.getCapabilities()).getBrowserVersion() ?? ''
  await first.quit()
  return {
    name: 'WebKitGTK',
    version,
    async newPage() {
      await Promise.all(sessions.splice(0).map((one) => one.quit()))
      const one = await session(address, browser)
      sessions.push(one)
      return enginePage(one)
    },
    async close() {
      await Promise.all(sessions.map((one) => one.quit()))
      service.kill()
      xvfb.kill()
    },
  }
}

/** Driven by WebDriver, with a microphone of its own: it refuses to record where there is none. */
const args = ['--automation', '--enable-mock-capture-devices=true']

function session(address: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities()
  capabilities.set('browserName', 'MiniBrowser')
  capabilities.set('webkitgtk:browserOptions', { binary, args })
  return new Builder().usingServer(address).withCapabilities(capabilities).build()
}

async function untilListening(address: string, service: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (service.exitCode !== null) break
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver did not start.')
}

function enginePage(driver: WebDriver): EnginePage {
  async function found(wanted: Wanted) {
    const element: unknown = await driver.executeScript(`return ${sourceOf(findInPage, wanted)}`)
    return element instanceof WebElement ? element : null
  }
  return {
    open: (address) => driver.get(address),
    evaluate: (run, input) => driver.executeScript(`return ${sourceOf(run, input)}`),
    async press(wanted) {
      const element = await found(wanted)
      await element?.click()
      return element !== null
    },
    async type(wanted, text) {
      const element = await found(wanted)
      await element?.sendKeys(text)
      return element !== null
    },
  }
}
