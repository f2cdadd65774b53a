import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { findBrowser } = await import('./browser.mjs')
const { ensureBuilt } = await import('./build.mjs')
const { check } = await import('./checks.mjs')
const { ensureInstalled } = await import('./install.mjs')
const { attempt, runLayer } = await import('./tests/run-layer.mjs')
const { summaryOf } = await import('./tests/summary.mjs')

/** @typedef {import('./tests/summary.mjs').Outcome} Outcome */

/**
 * Everything: types, lint, unit, contract, product and component tests, journeys in a browser. What
 * needs no build runs while the product is built; what drives a browser has the machine for itself.
 * @returns {Promise<Outcome[]>}
 */
async function testAll() {
  const installing = await attempt('packages', ensureInstalled)
  if (installing.problem) return [installing]
  const finding = attempt('finding a browser', findBrowser)
  const [early, late] = await Promise.all([testSource(), testBuild()])
  const browser = await finding
  const inBrowser = await testInBrowser({ browser, build: late[0] })
  return [installing, ...early, ...late, browser, ...inBrowser]
}

async function testSource() {
  return [
    await attempt('check', check),
    await runLayer('unit', { isAlone: false }),
    await runLayer('contract', { isAlone: false }),
  ]
}

async function testBuild() {
  const build = await attempt('build', ensureBuilt)
  if (build.problem) return [build, missing('product')]
  return [build, await runLayer('product', { isAlone: false })]
}

/** @param {{ browser: Outcome, build: Outcome }} needed */
async function testInBrowser({ browser, build }) {
  if (browser.problem) return [missing('component'), missing('browser')]
  const way = { isAlone: true, env: { BROWSER_PATH: await findBrowser() } }
  const component = await runLayer('component', way)
  return [component, build.problem ? missing('browser') : await runLayer('browser', way)]
}

/** @param {string} name */
const missing = (name) => ({ name, seconds: 0, problem: 'what it needs is not there' })

const begun = performance.now()
const outcomes = await testAll()
console.log(summaryOf(outcomes, (performance.now() - begun) / 1000).join('\n'))
if (outcomes.some(({ problem }) => problem)) process.exitCode = 1
