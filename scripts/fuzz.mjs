import { spawnSync } from 'node:child_process'

/**
 * `npm run fuzz [times]`: so many times the cases of `npm test`, of another row each time. 40 times
 * are 100,000 cases; what fails prints its row (FUZZ_SEED) to be run again. Histories of random edits
 * as well, of which `npm test` has one.
 */
const times = process.argv[2] ?? '40'
const { status } = spawnSync(
  'npx',
  [
    ...['vitest', 'run', 'testing/fuzz-parsers.test.ts'],
    ...['testing/fuzz-contract.contract.test.ts', 'testing/fuzz-studio.contract.test.ts'],
    ...['testing/fuzz-archives.contract.test.ts', 'testing/fuzz-addresses.contract.test.ts'],
    ...['cms/server/cache/kept-equals-fresh.contract.test.ts'],
    ...['cms/api/reader/sql-reader.contract.test.ts'],
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_TIMES: times,
      FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31),
    },
  },
)
process.exit(status ?? 1)
