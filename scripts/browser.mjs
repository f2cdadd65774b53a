import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runStep } from './run-step.mjs'

const installed = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * A browser for the tests: Playwright's own, one that is installed, else one that can be fetched.
 * @returns {Promise<string>} the path of its program
 */
export async function findBrowser() {
  const here = await present()
  if (here) return here
  await runStep('Fetching a browser', 'npx', ['playwright', 'install', 'chromium']).catch(() => {})
  const fetched = await present()
  if (fetched) return fetched
  if (canInstallPackages()) {
    await runStep('Reading Debian’s package lists', 'apt-get', ['update', '-qq'])
    await runStep('Installing Debian’s chromium', 'apt-get', ['install', '-y', '-qq', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  }
  const last = await present()
  if (last) return last
  throw new Error('The browser tests need Chrome or Chromium: install one and run npm test again.')
}

async function present() {
  const { chromium } = await import('playwright')
  return [process.env.BROWSER_PATH, chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  )
}

/** Whether this is a machine of Debian's, and ours to install on. */
export function canInstallPackages() {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
