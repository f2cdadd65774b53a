import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
chdir(fileURLToPath(new URL('..', import.meta.url)))
const { check } = await import('./checks.mjs')

/** Everything: types, lint, unit, component and contract tests, journeys in a browser. */
async function testAll() {
  await check()
  const { ensureBuilt } = await import('./build.mjs')
  const { runShown } = await import('./run-step.mjs')
  const { findBrowser } = await import('./browser.mjs')
  const browser = { BROWSER_PATH: await findBrowser() }
  await runShown('npx', ['vitest', 'run', '--project', 'unit', '--project', 'component'], browser)
  await ensureBuilt()
  await runShown('npx', ['vitest', 'run', '--project', 'contract'])
  await runShown('npx', ['playwright', 'test'], browser)
}

testAll().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
