import { ensureInstalled } from './install.mjs'
import { runStep } from './run-step.mjs'

/**
 * Types, then format and lint, then the plan of the rooms, then what the documents name, then
 * regular expressions that are new.
 */
export async function check() {
  await ensureInstalled()
  await runStep('Checking types', 'npx', ['tsc', '-p', '.'])
  await runStep('Checking format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.'])
  await runStep('Checking the plan of the rooms', 'node', ['scripts/rooms/check-rooms.mjs'])
  await runStep('Checking the documents', 'node', ['scripts/check-docs.mjs'])
  await runStep('Judging new regular expressions', 'node', ['scripts/check-regexes.mjs', 'new'])
}
