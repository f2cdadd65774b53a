import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

/**
 * Builds where needed and runs one of the built commands in this process.
 * @param {'seed' | 'password' | 'backup' | 'restore' | 'files' | 'doctor'} name
 */
export async function runCommand(name) {
  requireNode()
  chdir(fileURLToPath(new URL('..', import.meta.url)))
  const { ensureReady } = await import('./ensure-ready.mjs')
  await ensureReady(['build'])
  process.env.NODE_ENV = 'production'
  await import(new URL(`../dist/server/${name}.cjs`, import.meta.url).href)
}
