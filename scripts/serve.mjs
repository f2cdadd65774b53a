import { existsSync } from 'node:fs'
import module from 'node:module'
import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
readArguments(
  'node scripts/serve.mjs: serves the site as it is built. Its settings are variables: PORT=4000',
)
chdir(fileURLToPath(new URL('..', import.meta.url)))
if (!existsSync('dist/server/main.cjs')) {
  console.error('Nothing is built here yet: node scripts/build-all.mjs')
  process.exit(1)
}
process.env.NODE_ENV = 'production'
// Node 22 and later keep what they have compiled of packages outside the build (decision 242).
module.enableCompileCache?.()
await import(new URL('../dist/server/main.cjs', import.meta.url).href)
