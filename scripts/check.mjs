import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { check } = await import('./checks.mjs')

check().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
