import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments, refuse } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
const usage =
  'npm run generate [name]: types, import map and a migration, for example longer-titles'
const [name = 'change', ...more] = readArguments(usage).words
if (more.length > 0) refuse('One word names the migration.', usage)
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
const { runStep } = await import('./run-step.mjs')

const env = {
  // Nothing is signed here, but Payload does not begin without a secret.
  SECRET: process.env.SECRET || 'no secret, for generating alone!',
}

/**
 * Payload's own command loads the configuration beside what `settle-lexical` has settled, and then
 * now and then ends early, successful by its exit code, with nothing written.
 * @param {string} step
 * @param {string[]} args
 */
const runPayload = (step, args) =>
  runStep(
    step,
    'node',
    [
      '--import=./scripts/settle-lexical.mjs',
      '--import=tsx',
      'node_modules/payload/bin.js',
      ...args,
      '--disable-transpile',
    ],
    env,
  )

try {
  await ensureInstalled()
  await runPayload('The studio’s import map', ['generate:importmap'])
  await runPayload('Content types', ['generate:types'])
  await runPayload('Migration, if the schema has changed', ['migrate:create', name, '--skip-empty'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
