import { spawn } from 'node:child_process'
import process from 'node:process'

const width = 34
const tickMs = 2_000

/**
 * Runs a command as a named step: a dot every two seconds, the time at the end, and the command's
 * own output where it fails.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export function runStep(name, command, args, env = {}) {
  const begun = performance.now()
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  /** @type {string[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  process.stdout.write(`  ${name} `)
  let dots = 0
  const ticking = setInterval(() => {
    dots += 1
    process.stdout.write('.')
  }, tickMs)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(ticking)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const filling = '.'.repeat(Math.max(0, width - name.length - 1 - dots))
      process.stdout.write(`${filling} ${seconds.padStart(5)} s\n`)
      if (code === 0) return resolve()
      process.stderr.write(output.join(''))
      reject(new Error(`${name} failed (${command} ${args.join(' ')}).`))
    })
  })
}

/**
 * Runs a command with its output shown as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export function runShown(command, args, env = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed.`)),
    )
  })
}
