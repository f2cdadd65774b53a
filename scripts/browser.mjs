import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { canInstallPackages, installPackages } from './debian.mjs'
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
  if (canInstallPackages()) await installPackages(['chromium'])
  const last = await present()
  if (last) return last
  throw new Error('The browser tests need Chrome or Chromium: install one and run npm test again.')
}

async function present() {
  const { chromium } = await import('playwright')
  return firstThatStarts([process.env.BROWSER_PATH, chromium.executablePath(), ...installed])
}

/**
 * The first program that is there and starts: one that was fetched may lack libraries of the system.
 * @param {(string | undefined)[]} paths
 * @returns {string | undefined}
 */
export const firstThatStarts = (paths) => paths.find((path) => path && starts(path))

/** Chrome on Windows opens a window instead of saying its version. */
const starts = (/** @type {string} */ path) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0)
