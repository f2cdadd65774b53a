import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
readArguments('npm run check: types, format and lint, imports between rooms, documents.')
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { check } = await import('./checks.mjs')

check().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
