import { examine, report } from '../../doctor/examine.ts'
import { keepOthersOut } from '../../environment/keep-others-out.ts'
import { loadEnvironmentFile } from '../../environment/settings-file.ts'
import { outliveReaders } from '../../log/outlive-errors.ts'
import { readArguments } from './read-arguments.ts'
import { endWith } from './run-on-database.ts'

const usage = 'npm run doctor [-- --json]: what is wrong with the site, and what to do about it.'

/** `npm run doctor [-- --json]`: what is wrong and what to do; exit code 1 where something is. */
async function run(): Promise<void> {
  outliveReaders()
  keepOthersOut()
  const { has } = readArguments({ usage, flags: ['json'], mostWords: 0 })
  loadEnvironmentFile()
  const findings = await examine()
  const isWell = findings.every(({ state }) => state !== 'wrong')
  const text = has('json') ? `${JSON.stringify({ isWell, findings }, null, 2)}\n` : report(findings)
  process.stdout.write(text, () => process.exit(isWell ? 0 : 1))
}

run().catch(endWith)
