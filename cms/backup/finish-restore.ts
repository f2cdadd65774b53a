import type pg from 'pg'
import { restoredKey } from '../contract/restored.ts'
import { openSession } from '../postgres/open-session.ts'
import { finishSwap, isSwapCutOff } from './cut-off-swap.ts'
import { removeWaiting } from './swap-files.ts'

/**
 * Ends a restore that was cut off: between its files and its rows, so that both are of one site; before
 * that, so that nothing of it is left. Done before anything of the data folder is read. Whoever calls it
 * holds the lock of the start, so that no restore is under way.
 */
export async function finishRestore(databaseUrl: string, dataDir: string): Promise<void> {
  if (isSwapCutOff(dataDir)) await finish(databaseUrl, dataDir)
  await removeWaiting(dataDir)
}

async function finish(databaseUrl: string, dataDir: string): Promise<void> {
  const client = await openSession(databaseUrl)
  try {
    await finishSwap(dataDir, async (restoreId) => restoreId === (await lastRestoreId(client)))
  } finally {
    await client.end().catch(() => {})
  }
}

/** That of the backup whose rows are there; undefined where none was put there. */
async function lastRestoreId(client: pg.Client): Promise<string | undefined> {
  const { rows: tables } = await client.query(`select to_regclass('payload_kv') as name`)
  if (tables[0]?.name === null) return undefined
  const { rows } = await client.query(`select data->>'id' as id from payload_kv where key = $1`, [
    restoredKey,
  ])
  return rows[0]?.id ?? undefined
}
