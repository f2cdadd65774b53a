import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

// `bench.mjs` takes all rows of the table, `bench.mjs NAME …` those measurements; without a
// measurement of that name it lists all of them.

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))

/** The others need a build alone. */
const withBrowser = ['weight', 'lesson-tabs', 'lighthouse', 'inp']

const usage = 'npm run bench [NAME …] [-- --quick --only=PART,PART]: measures the built product.'
const { values, words: names } = readArguments(usage, {
  quick: { type: 'boolean' },
  only: { type: 'string' },
})
const args = [...names, ...(values.quick ? ['--quick'] : [])]
if (values.only) args.push(`--only=${values.only}`)
const needsBrowser = names.length === 0 || names.some((name) => withBrowser.includes(name))

const { ensureReady } = await import('./ensure-ready.mjs')
const { runShown } = await import('./run-step.mjs')
const env = await ensureReady(needsBrowser ? ['build', 'browser'] : ['build'])
const command = ['--import', 'tsx', 'bench/main.ts', ...args]
process.exitCode = (await runShown(process.execPath, command, env)) ?? 1
