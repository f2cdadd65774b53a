import { spawn } from 'node:child_process'
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
readArguments('npm run dev: serves the site and follows changes of its code.')
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { ensureReady } = await import('./ensure-ready.mjs')

await ensureReady([])
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
    // In a group of its own, which Ctrl+C in the terminal does not reach: tsx would be told twice, take
    // that for haste, and kill the site before it has stopped its Postgres. On Windows only the terminal
    // can tell it to stop.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '--import=./scripts/settle-lexical.mjs',
    },
  },
)
let isLeaving = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (!isLeaving) child.kill('SIGTERM')
    isLeaving = true
  })
}
// By a signal that is not ours, as when memory is short, it has failed.
child.on('exit', (code) => process.exit(code ?? (isLeaving ? 0 : 1)))
