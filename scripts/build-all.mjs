import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { keepOthersOut } from './keep-others-out.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
keepOthersOut()
readArguments('node scripts/build-all.mjs: builds what has changed.')
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureBuilt } = await import('./build.mjs')

ensureBuilt().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
