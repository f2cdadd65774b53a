import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { BackupError } from './backup-error.ts'

const shortest = 12

/**
 * Asks for a passphrase without showing it; a new one twice.
 * @throws BackupError where nobody can be asked, or the two differ.
 */
export async function askPassphrase({ isNew }: { isNew: boolean }): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new BackupError(
      'A passphrase is needed, and nobody can be asked here. Set BACKUP_PASSPHRASE.',
    )
  }
  const first = await askHidden('Passphrase of the backup: ')
  if (!isNew) return first
  if (first.length < shortest) {
    throw new BackupError(`Choose a passphrase of at least ${shortest} characters.`)
  }
  if (first === (await askHidden('Once more: '))) return first
  throw new BackupError('The two are not the same. Nothing has been done.')
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nothing, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
