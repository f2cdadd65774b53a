import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The first process of the Postgres whose data lies in this folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const lock = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[0])
}
