import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { refuse } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

// `test-layer.mjs api FILE -t NAME`: one layer of the tests, or a part of it, with its set-up.

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')
const { runShown } = await import('./run-step.mjs')
const { layers, meantArguments } = await import('./tests/layers.mjs')

const [name = '', ...given] = process.argv.slice(2)
if (!Object.hasOwn(layers, name)) {
  refuse(
    `“${name}” is no layer of the tests. There are: ${Object.keys(layers).join(', ')}`,
    'npm run test:unit [-- FILE -t NAME]: one layer of the tests, or a part of it.',
  )
}
const layer = layers[name]

const env = await ensureReady(layer.needs)
const args = [...layer.command, ...meantArguments(given, layer)]
process.exitCode = (await runShown(process.execPath, args, env)) ?? 1
