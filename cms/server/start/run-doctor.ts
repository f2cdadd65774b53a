import { examine, report } from '../../doctor/examine.ts'
import { loadEnvironmentFile } from '../../environment/environment.ts'
import { endWith } from './run-on-database.ts'

/** `npm run doctor [-- --json]`: what is wrong and what to do; exit code 1 where something is. */
async function run(): Promise<void> {
  loadEnvironmentFile()
  const findings = await examine()
  const isWell = findings.every(({ state }) => state !== 'wrong')
  const asJson = process.argv.includes('--json')
  const text = asJson ? `${JSON.stringify({ isWell, findings }, null, 2)}\n` : report(findings)
  process.stdout.write(text, () => process.exit(isWell ? 0 : 1))
}

run().catch(endWith)
