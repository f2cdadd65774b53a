import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments, refuse } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

// `npm run fuzz [times]`: so many times the cases of `npm test`, of another row each time. 40 times
// are 100,000 cases; what fails prints its row (FUZZ_SEED) to be run again. Histories of random edits
// as well, of which `npm test` has one.

requireNode()
const usage = 'npm run fuzz [times]: random requests and texts. Example: npm run fuzz 40'
const [times = '40'] = readArguments(usage).words
if (!/^[1-9]\d{0,5}$/.test(times)) refuse(`“${times}” is no number of times.`, usage)
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')
const { runShown } = await import('./run-step.mjs')

const files = [
  ...['testing/fuzz-parsers.test.ts', 'testing/fuzz-contract.contract.test.ts'],
  ...['testing/fuzz-studio.contract.test.ts', 'testing/fuzz-archives.contract.test.ts'],
  ...['testing/fuzz-addresses.contract.test.ts', 'cms/api/reader/sql-reader.contract.test.ts'],
  'cms/server/cache/kept-equals-fresh.contract.test.ts',
]

await ensureReady([])
const args = ['node_modules/vitest/vitest.mjs', 'run', ...files]
const env = {
  FUZZ_TIMES: times,
  FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31),
}
process.exitCode = (await runShown(process.execPath, args, env)) ?? 1
