import { spawn } from 'node:child_process'
import process from 'node:process'

const width = 34
/** A step that is done sooner is told by its end alone. */
const patienceMs = 2_000

/**
 * Runs a command as a named step, beside others or alone: its name where it takes a while, its time
 * at the end, and its own output where it fails.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export async function runStep(name, command, args, env = {}) {
  const run = () => runQuietly(command, args, env)
  const { code, output } = await timed(name, run, (ended) => (ended.code === 0 ? '' : 'failed'))
  if (code === 0) return
  process.stderr.write(output)
  throw new Error(`${name} failed (${command} ${args.join(' ')}).`)
}

/**
 * Runs a task as a named step.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} task
 * @param {(result: Result) => string} [remark] what to say of the result behind the time
 * @returns {Promise<Result>}
 */
export async function timed(name, task, remark = () => '') {
  const begun = performance.now()
  const telling = setTimeout(() => console.log(`  ${name} …`), patienceMs)
  try {
    const result = await task()
    tellEnd(name, begun, remark(result))
    return result
  } catch (error) {
    tellEnd(name, begun, 'failed')
    throw error
  } finally {
    clearTimeout(telling)
  }
}

/**
 * @param {string} name
 * @param {number} begun
 * @param {string} remark
 */
function tellEnd(name, begun, remark) {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const filling = '.'.repeat(Math.max(3, width - name.length - 1))
  console.log(`  ${name} ${filling} ${seconds.padStart(5)} s${remark && `   ${remark}`}`)
}

/**
 * Runs a command to its end and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runQuietly(command, args, env = {}) {
  const child = start(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {string[]} */
  const output = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: output.join('') }))
  })
}

/**
 * Runs a command with its output shown as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number | null>} its exit code
 */
export function runShown(command, args, env = {}) {
  const child = start(command, args, { env, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
const start = (command, args, { env, ...options }) =>
  spawn(command, args, {
    ...options,
    env: { ...process.env, ...env },
    // Windows finds npm and npx through its shell alone.
    shell: process.platform === 'win32' && command !== process.execPath,
  })
