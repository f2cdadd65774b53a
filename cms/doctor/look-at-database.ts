import { join } from 'node:path'
import type pg from 'pg'
import { readMigrations, unknownMigrations } from '../backup/database/applied-migrations.ts'
import { readForeign } from '../backup/database/foreign-objects.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import { readableSize } from '../backup/readable-size.ts'
import { senderAddress } from '../content/mail/sender-address.ts'
import { migrations } from '../content/migrations/index.ts'
import { backupProblem } from '../contract/last-backup.ts'
import type { Environment } from '../environment/environment.ts'
import { borrowDatabase, Stopped } from '../postgres/borrow-database.ts'
import { brokenData, isCluster } from '../postgres/data-version.ts'
import { refusalInWords } from '../postgres/refusal.ts'
import { lookForUnfit } from '../postgres/unfit-database.ts'
import { isUpgradeLeft } from '../postgres/upgraded-data.ts'
import { withClient } from '../postgres/with-client.ts'
import { type Finding, hint, reasonOf, well, wrong } from './finding.ts'

const name = 'Database'

/** Whether it answers, and what it says of schema, clock and backups; it is started for that. */
export async function lookAtDatabase(environment: Environment): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = environment
  const data = join(DATA_DIR, 'postgres')
  if (!DATABASE_URL && !isCluster(data)) return [lookAtPlace(data)]
  try {
    return await borrowDatabase(environment, ({ url }) =>
      withClient({ connectionString: url, application_name: 'doctor' }, (client) =>
        ask(client, environment),
      ),
    )
  } catch (error) {
    if (error instanceof Stopped) throw error
    return [
      wrong(
        name,
        reasonOf(refusalInWords(error) ?? error),
        'Fix that first; nothing works without it.',
      ),
    ]
  }
}

/** That of a database of its own, where none is whole. */
function lookAtPlace(data: string): Finding {
  const broken = brokenData(data)
  if (broken) return wrong(name, broken.says, broken.todo)
  if (isUpgradeLeft(data)) {
    return hint(
      name,
      'Its upgrade to a new version was interrupted.',
      'The next start finishes it: npm start',
    )
  }
  return hint(name, 'It does not exist yet.', 'The first start creates it: npm start')
}

async function ask(client: pg.Client, environment: Environment): Promise<Finding[]> {
  const { rows } = await client.query(
    `select current_setting('server_version') as version,
       pg_database_size(current_database())::float8 as bytes`,
  )
  const size = readableSize(Number(rows[0]?.bytes))
  const applied = await readMigrations(client)
  const schema = judgeMigrations(applied)
  const unfit = await lookForUse(client, applied)
  const findings = [
    well(name, `Postgres ${rows[0]?.version} answers and holds ${size}.`),
    schema,
    ...unfit,
    await lookAtClock(client),
    ...(await lookForForeign(client)),
  ]
  // What is noted of backups stands in a table, which one that is unfit may not show.
  const isUsed = applied.length > 0 && unfit.length === 0
  if (!isUsed) return findings
  const backups = await lookAtBackups(client, environment)
  const sender = schema.state === 'well' ? await lookAtSender(client, environment) : []
  return [...findings, backups, ...sender]
}

/** Whether a site can write there, and a start that has tables to make or to change may do so. */
async function lookForUse(client: pg.Client, applied: readonly string[]): Promise<Finding[]> {
  const use = applied.length < migrations.length ? 'making tables' : 'writing'
  const unfit = await lookForUnfit(client, { isNew: applied.length === 0, use })
  return unfit ? [wrong(name, unfit.says, unfit.todo)] : []
}

/** What no backup holds, because it is not of the site. */
async function lookForForeign(client: pg.Client): Promise<Finding[]> {
  const foreign = await readForeign(client)
  if (foreign.length === 0) return []
  const says = `The database also holds things that do not belong to this site: ${foreign.join(', ')}.`
  const todo =
    'No backup includes them, and none is restored over them: move them to a database of their own.'
  return [hint(name, says, todo)]
}

/** Whether the schema is that of this program. */
export function judgeMigrations(applied: readonly string[]): Finding {
  const [unknown] = unknownMigrations(applied)
  if (unknown) {
    const says = `The database is newer than this program (it has ${unknown}).`
    return wrong('Migrations', says, 'Start the newer version, or restore an older backup.')
  }
  const missing = migrations.length - applied.length
  if (missing === 0) return well('Migrations', `All ${applied.length} are applied.`)
  const says = `${missing} of ${migrations.length} are not applied yet.`
  return hint('Migrations', says, 'The next start of the site applies them.')
}

/** Seconds that clocks of honest machines differ by. */
const fewSeconds = 5
const manySeconds = 60

async function lookAtClock(client: pg.Client): Promise<Finding> {
  const begun = Date.now()
  const { rows } = await client.query('select extract(epoch from clock_timestamp())::float8 as now')
  const middle = (begun + Date.now()) / 2
  return judgeClock(Math.abs(Number(rows[0]?.now) - middle / 1_000))
}

/** Whether this machine and that of the database agree about the time. */
export function judgeClock(seconds: number): Finding {
  const says = `This machine’s clock and the database’s differ by ${seconds.toFixed(1)} s.`
  const todo = 'Let both get the time from the network (timedatectl set-ntp true).'
  if (seconds >= manySeconds) return wrong('Clock', says, todo)
  return seconds >= fewSeconds ? hint('Clock', says, todo) : well('Clock', says)
}

async function lookAtBackups(client: pg.Client, { BACKUP_DIR }: Environment): Promise<Finding> {
  const last = await readLastBackup(client)
  const problem = backupProblem(last, new Date())
  if (!problem) return well('Backup', `The last one was made at ${last.doneAt}: ${last.file}`)
  const says = `${problem}.`
  if (!BACKUP_DIR)
    return hint('Backup', says, 'npm run backup, or set BACKUP_DIR for one each night.')
  return wrong('Backup', says, 'Check BACKUP_DIR and its disk, then: npm run backup')
}

/** Gmail and others answer a mail from the reader's own address to that, whatever Reply-To says. */
async function lookAtSender(client: pg.Client, environment: Environment): Promise<Finding[]> {
  if (!environment.SMTP_URL) return []
  const from = senderAddress(environment)
  const { rows } = await client.query(
    `select from site where lower(coalesce(nullif(messages_to, ''), email)) = $1`,
    [from.toLowerCase()],
  )
  if (rows.length === 0) return []
  const says = `Messages are mailed from ${from} to the same address: “Reply” may not reach the visitor.`
  const todo = 'Set SMTP_FROM to another address, or “Send messages to” in the site’s settings.'
  return [hint('Mail', says, todo)]
}
