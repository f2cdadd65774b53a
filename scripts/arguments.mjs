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
    return refuse(error.message.split('. ')[0], usage, 2)
  }
  console.log(usage)
  process.exit()
}

/**
 * Ends a command that cannot do what somebody wrote behind it.
 * @param {string} problem
 * @param {string} usage
 * @param {number} [code] 1 for a word that it cannot use, 2 for an option that it does not know
 * @returns {never}
 */
export function refuse(problem, usage, code = 1) {
  console.error(`${problem}\n${usage}`)
  process.exit(code)
}
