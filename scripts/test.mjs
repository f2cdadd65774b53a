import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { check } = await import('./checks.mjs')

/** Everything: types, lint, unit tests, contract tests on a real Postgres, browser tests. */
async function testAll() {
  await check()
  const { ensureBuilt } = await import('./build.mjs')
  const { runShown } = await import('./run-step.mjs')
  const { findBrowser } = await import('./browser.mjs')
  await runShown('npx', ['vitest', 'run', '--project', 'unit'])
  await ensureBuilt()
  await runShown('npx', ['vitest', 'run', '--project', 'contract'])
  await runShown('npx', ['playwright', 'test'], { BROWSER_PATH: await findBrowser() })
}

testAll().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
