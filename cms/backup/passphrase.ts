import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Stopped } from '../postgres/borrow-database.ts'
import { BackupError } from './backup-error.ts'

const shortest = 12

interface Asking {
  /** A new one is asked for twice. */
  isNew: boolean
  /** The terminal, if nothing else is given. */
  input?: NodeJS.ReadableStream & { isTTY?: boolean }
}

/**
 * Asks for a passphrase without showing it.
 * @throws BackupError where nobody can be asked, or the two differ; Stopped at Ctrl+C.
 */
export async function askPassphrase({ isNew, input = process.stdin }: Asking): Promise<string> {
  if (!input.isTTY) {
    throw new BackupError(
      'A passphrase is needed, and nobody can be asked here. Set BACKUP_PASSPHRASE.',
    )
  }
  const first = await askHidden('Passphrase of the backup: ', input)
  if (!isNew) return first
  if (first.length < shortest) {
    throw new BackupError(`Choose a passphrase of at least ${shortest} characters.`)
  }
  if (first === (await askHidden('Once more: ', input))) return first
  throw new BackupError('The two are not the same. Nothing has been done.')
}

async function askHidden(question: string, input: NodeJS.ReadableStream): Promise<string> {
  process.stdout.write(question)
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: nothing, terminal: true })
  try {
    return await terminal.question('')
  } catch (error) {
    // By Ctrl+C or Ctrl+D, which reach the terminal's reader and are no signals here.
    if (error instanceof Error && error.name === 'AbortError') throw new Stopped()
    throw error
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
