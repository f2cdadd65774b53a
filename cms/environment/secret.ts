import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { secretText } from './secret-file.ts'

/** `SECRET`, else one that is made once and kept in the data folder. */
export async function readSecret({ SECRET, DATA_DIR }: Environment): Promise<string> {
  return SECRET ?? secretText(join(DATA_DIR, 'secret'), () => randomBytes(32).toString('hex'))
}
