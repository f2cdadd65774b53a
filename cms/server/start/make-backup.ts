import { parseArgs } from 'node:util'
import { backupPath } from '../../backup/backup-path.ts'
import { noteDone } from '../../backup/last-backup.ts'
import { askPassphrase } from '../../backup/passphrase.ts'
import { readableSize } from '../../backup/readable-size.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { StartError } from '../../environment/environment.ts'
import { readSecret } from '../../environment/secret.ts'
import { openBucket } from '../../files/site-files.ts'
import { runCommand, withDatabase } from './run-on-database.ts'
import { step } from './steps.ts'

const usage =
  'npm run backup [folder or file] [-- --encrypt]: all that the site holds, in one file. Without a place it goes into the data folder’s “backups”.'

/** `npm run backup`: everything in one file, while the site runs or not. */
runCommand(async (environment) => {
  const { place, encrypt } = readArguments()
  const { DATA_DIR, BACKUP_PASSPHRASE, siteUrl, bucket } = environment
  const passphrase =
    BACKUP_PASSPHRASE ?? (encrypt ? await askPassphrase({ isNew: true }) : undefined)
  const path = await backupPath(place, {
    dataDir: DATA_DIR,
    siteUrl,
    isSealed: passphrase !== undefined,
  })
  await withDatabase(environment, async ({ databaseUrl, signal }) => {
    const source = {
      ...{ databaseUrl, dataDir: DATA_DIR, siteUrl },
      bucket: bucket && (await openBucket(bucket)),
      secret: await readSecret(environment),
    }
    const target = { path, signal, ...(passphrase ? { passphrase } : {}) }
    const written = await step('Backup, written and checked', () => writeBackup(source, target))
    const { tables, parts, leftOut } = written.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = Object.keys(parts).filter((name) => /^(media|lesson-files)\//.test(name)).length
    console.log(`\n  ${path}\n  ${readableSize(written.bytes)}: ${rows} rows, ${files} files\n`)
    if (leftOut.length > 0) console.log(`  Not of this site, and left out: ${leftOut.join(', ')}\n`)
    const done = { file: path, bytes: written.bytes, now: new Date() }
    await noteDone(databaseUrl, done).catch(() => {
      console.log('  The database takes no note of it, so the desk does not know of it.\n')
    })
    if (!passphrase) console.log(plainWarning)
  })
})

const plainWarning = `  It holds the site’s secret and all that people have written, so keep it where nobody else can
  read it, or encrypt it: npm run backup -- --encrypt\n`

function readArguments(): { place: string | undefined; encrypt: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { encrypt: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new Error('One place is enough.')
    return { place: positionals[0], encrypt: values.encrypt }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
