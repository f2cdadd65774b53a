import { spawn } from 'node:child_process'
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')

await ensureInstalled()
// tsx watches what the server imports, and the modules of which it makes the lessons' scripts; the
// browser's code is Vite's to watch.
const lessonScripts = ['runtime', 'reporter'].map(
  (folder) => `--include=cms/lesson-formats/document/${folder}/*.ts`,
)
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'))
const child = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', ...lessonScripts, 'cms/server/start/main.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '--import=./scripts/settle-lexical.mjs',
    },
  },
)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code) => process.exit(code ?? 0))
