import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { measurements } from './bench/measurements.mjs'
import { requireNode } from './node-version.mjs'

// `bench.mjs` lists the measurements, `bench.mjs NAME` takes one.

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))

const [name = '', ...args] = process.argv.slice(2)
const measurement = measurements[name]

if (measurement) await measure(measurement)
else list()

/** @param {(typeof measurements)[string]} measurement */
async function measure({ needs }) {
  const { ensureReady } = await import('./ensure-ready.mjs')
  const { runShown } = await import('./run-step.mjs')
  try {
    const env = await ensureReady(needs)
    const command = ['--import', 'tsx', `bench/${name}.ts`, ...args]
    process.exitCode = (await runShown(process.execPath, command, env)) ?? 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function list() {
  for (const [known, { tells }] of Object.entries(measurements)) {
    console.log(`  npm run bench ${known.padEnd(12)} ${tells}`)
  }
  if (!name) return
  console.error(`There is no measurement called ${name}.`)
  process.exitCode = 1
}
