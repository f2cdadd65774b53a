import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureBuilt } = await import('./build.mjs')

ensureBuilt().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
