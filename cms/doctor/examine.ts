import { type Environment, readEnvironment, StartError } from '../environment/environment.ts'
import { type Finding, wrong } from './finding.ts'
import { lookAtBucket } from './look-at-bucket.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { lookAtDisks, lookAtNode, lookAtSecrets } from './look-at-machine.ts'
import { lookAtMail } from './look-at-mail.ts'
import { lookAtSettings } from './look-at-settings.ts'
import { lookAtSite } from './look-at-site.ts'

/** Looks at everything that this site needs; a database of its own is started for that. */
export async function examine(): Promise<Finding[]> {
  let environment: Environment
  try {
    environment = readEnvironment()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [lookAtNode(), wrong('Settings', error.message, 'Correct it; the rest was not checked.')]
  }
  const site = await lookAtSite(environment) // before a database of its own is started
  const [disks, files, secrets, mail, database] = await Promise.all([
    lookAtDisks(environment),
    lookAtBucket(environment),
    lookAtSecrets(environment),
    lookAtMail(environment),
    lookAtDatabase(environment),
  ])
  return [
    lookAtNode(),
    ...lookAtSettings(environment),
    ...disks,
    ...files,
    secrets,
    site,
    ...database,
    mail,
  ]
}

const signs = { well: '✓', hint: '·', wrong: '✗' } as const
const nameWidth = 12

/** The findings in lines for a terminal. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ name, state, says, todo }) => [
    `  ${signs[state]} ${name.padEnd(nameWidth)} ${says}`,
    ...(todo ? [`    ${' '.repeat(nameWidth)} → ${todo}`] : []),
  ])
  const count = findings.filter(({ state }) => state === 'wrong').length
  const end =
    count === 0 ? 'Nothing is wrong.' : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`
  return `\n${lines.join('\n')}\n\n  ${end}\n`
}
