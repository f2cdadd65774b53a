import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')

await ensureReady(['build'])
await import('./serve.mjs')
