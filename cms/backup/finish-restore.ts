import type pg from 'pg'
import { restoredKey } from '../contract/restored.ts'
import { openSession } from '../postgres/open-session.ts'
import { withStartupLock } from '../postgres/startup-lock.ts'
import { finishSwap, isSwapCutOff } from './cut-off-swap.ts'

/**
 * Ends a restore that was cut off between its files and its rows, so that both are of one site: called
 * before anything of the data folder is read. It waits for one that is still under way.
 */
export async function finishRestore(databaseUrl: string, dataDir: string): Promise<void> {
  if (!isSwapCutOff(dataDir)) return
  await withStartupLock(databaseUrl, async () => {
    const client = await openSession(databaseUrl)
    try {
      await finishCutOff(client, dataDir)
    } finally {
      await client.end().catch(() => {})
    }
  })
}

/** The same for who holds the lock of the start already. */
export async function finishCutOff(client: pg.Client, dataDir: string): Promise<void> {
  if (!isSwapCutOff(dataDir)) return
  await finishSwap(dataDir, async (restoreId) => restoreId === (await lastRestoreId(client)))
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
