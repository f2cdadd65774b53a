import process from 'node:process'
import { parseArgs } from 'node:util'

/**
 * What somebody wrote behind a command. `--help` shows how it is used and ends it well; an option
 * that it would not heed ends it in words, before anything is done.
 * @param {string} usage
 * @param {import('node:util').ParseArgsOptionsConfig} [options] those that it takes besides
 * @param {string[]} [args]
 */
export function readArguments(usage, options = {}, args = process.argv.slice(2)) {
  const all = { ...options, help: /** @type {const} */ ({ type: 'boolean' }) }
  try {
    const { values, positionals: words } = parseArgs({ args, options: all, allowPositionals: true })
    if (!values.help) return { values, words }
  } catch (error) {
    // Node goes on about words that begin with a dash.
    return refuse(error.message.split('. ')[0], usage)
  }
  console.log(usage)
  process.exit()
}

/**
 * Ends a command that cannot do what somebody wrote behind it.
 * @param {string} problem
 * @param {string} usage
 * @returns {never}
 */
export function refuse(problem, usage) {
  console.error(`${problem}\n${usage}`)
  process.exit(2)
}
