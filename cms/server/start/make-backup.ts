import { backupPath } from '../../backup/backup-path.ts'
import { noteDone } from '../../backup/last-backup.ts'
import { askPassphrase } from '../../backup/passphrase.ts'
import { readableCount } from '../../backup/readable-count.ts'
import { readableSize } from '../../backup/readable-size.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { readSecret } from '../../environment/secret.ts'
import { openBucket } from '../../files/site-files.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand, withDatabase } from './run-on-database.ts'
import { step } from './step.ts'

const usage =
  'npm run backup [folder or file] [-- --encrypt]: all that the site holds, in one file. Without a place it goes into the data folder’s “backups”.'

/** `npm run backup`: everything in one file, while the site runs or not. */
runCommand(async (environment) => {
  const { words, has } = readArguments({ usage, flags: ['encrypt'], mostWords: 1 })
  const { DATA_DIR, BACKUP_PASSPHRASE, siteUrl, bucket } = environment
  const passphrase =
    BACKUP_PASSPHRASE ?? (has('encrypt') ? await askPassphrase({ isNew: true }) : undefined)
  const path = await backupPath(words[0], {
    dataDir: DATA_DIR,
    siteUrl,
    isSealed: passphrase !== undefined,
  })
  await withDatabase(environment, async ({ databaseUrl, signal }) => {
    const source = {
      databaseUrl,
      dataDir: DATA_DIR,
      siteUrl,
      bucket: bucket && (await openBucket(bucket)),
      secret: await readSecret(environment),
    }
    const target = { path, signal, ...(passphrase ? { passphrase } : {}) }
    const written = await step('Backup, written and checked', () => writeBackup(source, target))
    const { tables, parts, leftOut } = written.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = Object.keys(parts).filter((name) => /^(media|lesson-files)\//.test(name)).length
    const held = `${readableCount(rows, 'row')}, ${readableCount(files, 'file')}`
    console.log(`\n  ${path}\n  ${readableSize(written.bytes)}: ${held}\n`)
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
