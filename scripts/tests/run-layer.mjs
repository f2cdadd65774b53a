import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { runQuietly, runShown, timed } from '../run-step.mjs'
import { keepingResults, layers } from './layers.mjs'
import { playwrightResults, vitestResults } from './results.mjs'

/** @typedef {import('./summary.mjs').Outcome} Outcome */

const toldLines = 40

/**
 * Runs all tests of a layer. One that runs beside others shows what it printed where it fails, one
 * that runs alone shows it as it comes.
 * @param {string} name
 * @param {{ isAlone: boolean, env?: NodeJS.ProcessEnv }} way
 * @returns {Promise<Outcome>}
 */
export async function runLayer(name, { isAlone, env = {} }) {
  const layer = layers[name]
  const folder = mkdtempSync(join(tmpdir(), 'test-results-'))
  const file = join(folder, 'results.json')
  const keeping = keepingResults(layer, { file, isShown: isAlone })
  const args = [...layer.command, ...keeping.args]
  const allEnv = { ...env, ...keeping.env }

  async function run() {
    const ended = isAlone
      ? { code: await runShown(process.execPath, args, allEnv) }
      : await runHidden(args, allEnv)
    return judge(ended, readResults(layer, file))
  }
  const outcome = await outcomeOf(name, run)
  rmSync(folder, { recursive: true })
  return outcome
}

/**
 * Runs something that is no layer of tests, and goes on where it fails.
 * @param {string} name
 * @param {() => Promise<unknown>} task
 * @returns {Promise<Outcome>}
 */
export async function attempt(name, task) {
  const begun = performance.now()
  try {
    await task()
    return { name, seconds: secondsSince(begun) }
  } catch (error) {
    return { name, seconds: secondsSince(begun), problem: String(error?.message ?? error) }
  }
}

/**
 * @param {string} name
 * @param {() => Promise<Omit<Outcome, 'name' | 'seconds'>>} run
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(name, run) {
  const begun = performance.now()
  const remark = ({ results, problem }) =>
    `${results ? `${results.passed} passed` : ''}${problem ? ` failed: ${problem}` : ''}`
  const outcome = await timed(`Tests: ${name}`, run, remark)
  return { name, seconds: secondsSince(begun), ...outcome }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runHidden(args, env) {
  const ended = await runQuietly(process.execPath, args, env)
  if (ended.code !== 0) process.stderr.write(ended.output)
  return ended
}

/**
 * @param {{ code: number | null, output?: string }} ended
 * @param {import('./results.mjs').Results | undefined} results
 * @returns {Omit<Outcome, 'name' | 'seconds'>}
 */
function judge({ code, output = '' }, results) {
  if (!results) return { problem: 'it could not run' }
  if (results.failed > 0) return { results, problem: `${results.failed} failed` }
  // No test of its own failed: what did is told at the end of the output.
  if (code !== 0) return { results, problem: `it ended with ${code}\n${endOf(output)}` }
  if (results.passed === 0) return { results, problem: 'it ran no test' }
  return { results }
}

/** @param {string} output */
const endOf = (output) => output.trimEnd().split('\n').slice(-toldLines).join('\n')

/**
 * @param {import('./layers.mjs').Layer} layer
 * @param {string} file
 */
function readResults(layer, file) {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return layer === layers.browser
    ? playwrightResults(report)
    : vitestResults(report, process.cwd().replaceAll('\\', '/'))
}

/** @param {number} begun */
const secondsSince = (begun) => (performance.now() - begun) / 1000
