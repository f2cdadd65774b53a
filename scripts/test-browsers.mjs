import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

// `npm run test:browsers`: the learner's journeys in Firefox and WebKit; `npm test` has Chromium.

requireNode()
readArguments(
  'npm run test:browsers [-- word]: the journeys with that word in their name, in other browsers.',
)
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')
const { findEngines } = await import('./engines.mjs')
const { runShown } = await import('./run-step.mjs')

try {
  await ensureReady(['build'])
  const engines = await findEngines()
  const args = ['--import=tsx', 'e2e/browsers/run.ts', ...process.argv.slice(2)]
  process.exitCode = (await runShown(process.execPath, args, engines)) ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
