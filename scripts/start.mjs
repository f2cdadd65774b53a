import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
readArguments(
  'npm start: installs, builds and serves the site. Its settings are variables: PORT=4000 npm start',
)
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')

await ensureReady(['build'])
await import('./serve.mjs')
