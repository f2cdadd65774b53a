import { check } from 'recheck'
import { accepted } from './regexes/accepted.mjs'
import { findRegexes } from './regexes/find-regexes.mjs'

/**
 * How long one of them may be thought about; what takes longer is told as unknown. The slowest take
 * five seconds, on a machine that does something else many times that.
 */
const timeout = 180_000
const atOnce = 2

const known = new Set(Object.values(accepted).flat())
const regexes = findRegexes(['cms', 'web'])
const used = new Set()
/** @type {string[]} */
const problems = []

/** @param {AsyncIterable<import('./regexes/find-regexes.mjs').Regex> | Iterable<import('./regexes/find-regexes.mjs').Regex>} waiting */
async function work(waiting) {
  for await (const { pattern, flags, files } of waiting) {
    const text = `/${pattern}/${flags}`
    const { status, complexity } = await check(pattern, flags, { timeout, randomSeed: 1 })
    if (status === 'safe') continue
    if (known.has(text) && complexity?.type !== 'exponential') used.add(text)
    else problems.push(`${files.join(', ')}: ${complexity?.summary ?? status}: ${text}`)
  }
}

const waiting = regexes.values()
await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))
for (const problem of problems) console.error(problem)
console.log(
  `${regexes.length} regular expressions, ${used.size} accepted, ${problems.length} wrong`,
)
process.exit(problems.length === 0 ? 0 : 1)
