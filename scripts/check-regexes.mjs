import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments, refuse } from './arguments.mjs'
import { requireNode } from './node-version.mjs'
import { accepted } from './regexes/accepted.mjs'
import { notRead } from './regexes/not-read.mjs'

// `npm run check:regexes` examines every regular expression and writes down which are safe. `npm run
// check` and `npm test` examine those alone that are not written down yet (`new`): all of them take
// minutes.

requireNode()
const usage = 'npm run check:regexes [new]: judges all regular expressions, or those that are new.'
const { words } = readArguments(usage)
if (words.some((word) => word !== 'new')) refuse(`“${words.join(' ')}” is not known.`, usage)
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')
await ensureReady([])
const { check } = await import('recheck')
const { findRegexes } = await import('./regexes/find-regexes.mjs')

const onlyNew = words.includes('new')

/**
 * How long one of them may be thought about; what takes longer is told as unknown. The slowest take
 * five seconds, on a machine that does something else many times that.
 */
const timeout = 180_000
const atOnce = 2

const places = [
  ...['cms', 'web', 'seed', 'scripts', 'bench', 'payload.config.ts', 'vite.config.ts'],
  ...['vitest.config.ts', 'vitest.replicas.config.ts', 'playwright.config.ts'],
]

/** The expressions that were found safe, by their hash, and by which version of recheck. */
const safeFile = 'scripts/regexes/safe.json'
const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'))
const written = JSON.parse(readFileSync(safeFile, 'utf8'))
const isCurrent = written.recheck === version
const remembered = new Set(onlyNew && isCurrent ? written.safe : [])

const known = new Set(Object.values(accepted).flat())
const { regexes, unread } = findRegexes(places)
const all = regexes.map((regex) => ({ ...regex, text: `/${regex.pattern}/${regex.flags}` }))
/** @type {Set<string>} */
const safe = new Set()
let examined = 0
/** @type {string[]} */
const problems = []

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** @param {Iterable<typeof all[number]>} waiting */
async function work(waiting) {
  for (const { pattern, flags, files, text } of waiting) {
    if (remembered.has(hashOf(text)) || (onlyNew && isCurrent && known.has(text))) continue
    examined += 1
    const { status, complexity } = await check(pattern, flags, { timeout, randomSeed: 1 })
    if (status === 'safe') safe.add(hashOf(text))
    else if (!known.has(text) || complexity?.type === 'exponential') {
      problems.push(`${files.join(', ')}: ${complexity?.summary ?? status}: ${text}`)
    }
  }
}

const waiting = all.values()
await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))

const present = new Set(all.map(({ text }) => text))
for (const text of known) {
  if (!present.has(text)) problems.push(`accepted.mjs: it stands nowhere: ${text}`)
}
const explained = new Set(Object.values(notRead).flat())
for (const text of unread) {
  if (!explained.has(text)) problems.push(`not-read.mjs has no reason for what is made of: ${text}`)
}
for (const text of explained) {
  if (!unread.includes(text)) problems.push(`not-read.mjs: it stands nowhere: ${text}`)
}

if (!onlyNew) {
  const content = { recheck: version, safe: [...safe].sort() }
  writeFileSync(safeFile, `${JSON.stringify(content, null, 2)}\n`)
}
for (const problem of problems) console.error(problem)
console.log(
  `${all.length} regular expressions, ${examined} examined, ${known.size} accepted, ${unread.length} read in part, ${problems.length} wrong`,
)
process.exit(problems.length === 0 ? 0 : 1)
