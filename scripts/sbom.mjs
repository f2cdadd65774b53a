import process, { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')
const { runShown } = await import('./run-step.mjs')

console.log = console.error // what a program reads is the list alone
await ensureReady([])
const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', ...process.argv.slice(2)]
process.exitCode = (await runShown('npm', args)) ?? 1
