import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { isSealed } from './file/read-backup.ts'
import { writeBackup } from './write-backup.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a folder in the place of a backup is told in words', async () => {
  const opened = isSealed(await temporaryFolder())

  await expect(opened).rejects.toThrow(BackupError)
  await expect(opened).rejects.toThrow('cannot be read')
})

test('a place for a backup that cannot be made is told in words', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  const source = { databaseUrl: '', dataDir: '', siteUrl: '', secret: '' }

  const written = writeBackup(source, { path: join(file, 'below/backup.tar.gz') })

  await expect(written).rejects.toThrow(BackupError)
  await expect(written).rejects.toThrow('could not be written')
})
