import { ensureInstalled } from './install.mjs'

/**
 * Does what a command needs done before it, where it is not done: packages, build, browser.
 * @param {('build' | 'browser')[]} needs
 * @returns {Promise<NodeJS.ProcessEnv>} where what was found is
 */
export async function ensureReady(needs) {
  await ensureInstalled()
  if (needs.includes('build')) await (await import('./build.mjs')).ensureBuilt()
  if (!needs.includes('browser')) return {}
  return { BROWSER_PATH: await (await import('./browser.mjs')).findBrowser() }
}
