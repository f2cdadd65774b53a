import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
readArguments('npm test: every check and every test. One layer or file: npm run test:unit -- FILE')
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { findBrowser } = await import('./browser.mjs')
const { ensureBuilt } = await import('./build.mjs')
const { check } = await import('./checks.mjs')
const { ensureInstalled } = await import('./install.mjs')
const { runStep } = await import('./run-step.mjs')
const { attempt, runLayer } = await import('./tests/run-layer.mjs')
const { summaryOf } = await import('./tests/summary.mjs')

/** @typedef {import('./tests/summary.mjs').Outcome} Outcome */

/**
 * Everything: types, lint, unit, contract, component and product tests, journeys in a browser. Never
 * more than two at once, so that nothing takes so long that a limit ends it: what needs no site
 * beside the build, contract tests beside product tests, and what uses a browser alone.
 * @returns {Promise<Outcome[]>}
 */
async function testAll() {
  const installing = await attempt('packages', ensureInstalled)
  if (installing.problem) return [installing]
  const finding = attempt('finding a browser', findBrowser)
  const [build, ...quick] = await Promise.all([attempt('build', ensureBuilt), ...checkAndUnit()])
  const sites = await Promise.all([
    runLayer('contract', { isAlone: false, env: { CONTRACT_WORKERS: '1' } }),
    build.problem ? missing('product') : runLayer('product', { isAlone: false }),
  ])
  const browser = await finding
  const component = await inBrowser('component', browser)
  const journeys = build.problem ? missing('browser') : await inBrowser('browser', browser)
  return [installing, ...quick, build, ...sites, browser, component, journeys]
}

/** One after the other; then what sites and products begin with, which two layers would make at once. */
function checkAndUnit() {
  const checking = attempt('check', check)
  const unit = checking.then(() => runLayer('unit', { isAlone: false }))
  return [checking, unit, unit.then(() => attempt('sample data', makeSampleData))]
}

const makeSampleData = () =>
  runStep('Making the sample data', process.execPath, [
    ...['--import', 'tsx', '--eval'],
    `import('./testing/seeded-data.ts').then(({ makeTemplate }) => makeTemplate())`,
  ])

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
