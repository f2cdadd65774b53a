import { requireNode } from './node-version.mjs'

requireNode()
const { ensureBuilt } = await import('./build.mjs')

await ensureBuilt()
