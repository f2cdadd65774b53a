import { resolve } from 'node:path'
import { isSealed } from '../../backup/file/read-backup.ts'
import { askPassphrase } from '../../backup/passphrase.ts'
import { inspectBackup, restoreBackup } from '../../backup/restore-backup.ts'
import { StartError } from '../../environment/environment.ts'
import { openBucket } from '../../files/site-files.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand, withDatabase } from './run-on-database.ts'
import { step } from './step.ts'

const usage =
  'npm run restore FILE [-- --replace]: puts a backup in place of an empty site; with --replace, of the one that is there. Stop the site first.'

/** `npm run restore`: the whole backup or nothing. */
runCommand(async (environment) => {
  const { words, has } = readArguments({ usage, flags: ['replace'], mostWords: 1 })
  if (!words[0]) throw new StartError(`Which backup?\n${usage}`)
  const [path, replaces] = [resolve(words[0]), has('replace')]
  const { SECRET, DATA_DIR, bucket: settings } = environment
  const passphrase = (await isSealed(path))
    ? (environment.BACKUP_PASSPHRASE ?? (await askPassphrase({ isNew: false })))
    : undefined
  const backup = passphrase ? { path, passphrase } : { path }
  const looked = await step('Backup, looked at', () => inspectBackup(backup))
  console.log(`\n  of ${looked.head.site}, made at ${looked.head.createdAt}\n`)
  await withDatabase(environment, async ({ databaseUrl }) => {
    const target = {
      databaseUrl,
      dataDir: DATA_DIR,
      replaces,
      keepsSecret: SECRET !== undefined,
      bucket: settings && (await openBucket(settings)),
    }
    const left = await step('Rows and files, restored', () =>
      restoreBackup({ ...backup, ...looked }, target),
    )
    if (left) console.log(`\n${leftOver}\n  ${left.message}`)
  })
  if (SECRET) console.log(`\n${ownSecret}`)
  console.log('\n  Start the site: npm start\n')
})

const leftOver = `  The backup is restored. Some files of the site before it could not be removed: they take room, and
  nothing shows them.`

const ownSecret = `  SECRET is set and stays as it is. Where it is not the one of the backed-up site, links to students
  and certificates of that site are no longer genuine.`
