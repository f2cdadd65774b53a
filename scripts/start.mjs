import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
const { ensureBuilt } = await import('./build.mjs')

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('./serve.mjs')
