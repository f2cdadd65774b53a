import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

// `faults.mjs` does all faults to the built product, `faults.mjs NAME …` those, `--times N` each so
// often; for a name that is none it lists them.

requireNode()
readArguments(
  'npm run faults [NAME …] [-- --times N --rate N]: does faults to the built product.',
  {
    times: { type: 'string' },
    rate: { type: 'string' },
  },
)
chdir(fileURLToPath(new URL('..', import.meta.url)))

const { ensureReady } = await import('./ensure-ready.mjs')
const { runShown } = await import('./run-step.mjs')
const env = await ensureReady(['build'])
const command = ['--import', 'tsx', 'e2e/faults/main.ts', ...process.argv.slice(2)]
process.exitCode = (await runShown(process.execPath, command, env)) ?? 1
