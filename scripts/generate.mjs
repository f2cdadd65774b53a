import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
const { runStep } = await import('./run-step.mjs')

const env = { NODE_OPTIONS: '--import=./scripts/settle-lexical.mjs' }
const name = process.argv[2] ?? 'change'

try {
  await ensureInstalled()
  await runStep('The studio’s import map', 'npx', ['payload', 'generate:importmap'], env)
  await runStep('Content types', 'npx', ['payload', 'generate:types'], env)
  const migration = ['payload', 'migrate:create', name, '--skip-empty']
  await runStep('Migration, if the schema has changed', 'npx', migration, env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
