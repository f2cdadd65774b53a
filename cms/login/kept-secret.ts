import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Environment } from '../env.ts'
import { keptText } from '../kept-file.ts'

/** `SECRET`, else one that is made once and kept in the data folder. */
export async function keptSecret({ SECRET, DATA_DIR }: Environment): Promise<string> {
  return SECRET ?? keptText(join(DATA_DIR, 'secret'), () => randomBytes(32).toString('hex'))
}
