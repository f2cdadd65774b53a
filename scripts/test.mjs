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
 * Everything: types, lint, unit, contract, component and product tests, journeys in a browser. What
 * needs no build runs while the product is built; the journeys begin when both are done, beside the
 * product tests, which mostly wait.
 * @returns {Promise<Outcome[]>}
 */
async function testAll() {
  const installing = await attempt('packages', ensureInstalled)
  if (installing.problem) return [installing]
  const finding = attempt('finding a browser', findBrowser)
  const building = attempt('build', ensureBuilt)
  const product = building.then((build) => afterBuild('product', build))
  const source = await testSource()
  const browser = await finding
  const component = await inBrowser('component', browser)
  const build = await building
  const journeys = build.problem ? missing('browser') : await inBrowser('browser', browser)
  return [installing, ...source, build, await product, browser, component, journeys]
}

async function testSource() {
  return [
    await attempt('check', check),
    await runLayer('unit', { isAlone: false }),
    await runLayer('contract', { isAlone: false }),
  ]
}

/**
 * @param {'product'} name
 * @param {Outcome} build
 */
const afterBuild = async (name, build) =>
  build.problem ? missing(name) : runLayer(name, { isAlone: false })

/**
 * @param {'component' | 'browser'} name
 * @param {Outcome} browser
 */
const inBrowser = async (name, browser) =>
  browser.problem
    ? missing(name)
    : runLayer(name, { isAlone: true, env: { BROWSER_PATH: await findBrowser() } })

/** @param {string} name */
const missing = (name) => ({ name, seconds: 0, problem: 'what it needs is not there' })

const begun = performance.now()
const outcomes = await testAll()
console.log(summaryOf(outcomes, (performance.now() - begun) / 1000).join('\n'))
if (outcomes.some(({ problem }) => problem)) process.exitCode = 1
