import process from 'node:process'
import { ensureInstalled } from './install.mjs'
import { keepOthersOut } from './keep-others-out.mjs'

/**
 * Does what a command needs done before it, where it is not done: packages, build, browser. Where
 * that fails, it says so and ends the process.
 * @param {('build' | 'browser')[]} needs
 * @returns {Promise<NodeJS.ProcessEnv>} where what was found is
 */
export async function ensureReady(needs) {
  keepOthersOut()
  try {
    await ensureInstalled()
    if (needs.includes('build')) await (await import('./build.mjs')).ensureBuilt()
    if (!needs.includes('browser')) return {}
    return { BROWSER_PATH: await (await import('./browser.mjs')).findBrowser() }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
