import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Gauge, type Registry } from 'prom-client'
import { LastBackup, lastBackupKey } from '../../contract/last-backup.ts'
import { databaseAnswers } from '../database-answers.ts'

/** What only the database knows is left out while it does not answer. */
export function databaseMetrics({
  register,
  payload,
}: {
  register: Registry
  payload: Payload
}): void {
  const registers = [register]
  let asking: Promise<Asked> | undefined
  // One scrape asks once: its gauges all begin at the same time.
  const ask = () => {
    asking ??= askDatabase(payload).finally(() => {
      asking = undefined
    })
    return asking
  }
  new Gauge({
    name: 'tutor_database_up',
    help: '1 while the database answers.',
    registers,
    async collect() {
      this.set(Number((await ask()).isUp))
    },
  })
  new Gauge({
    name: 'tutor_jobs_queued',
    help: 'Jobs in the database, of all processes.',
    registers,
    labelNames: ['state'],
    async collect() {
      this.reset()
      const { known } = await ask()
      if (known) this.set({ state: 'waiting' }, known.waiting)
      if (known) this.set({ state: 'failed' }, known.failed)
    },
  })
  new Gauge({
    name: 'tutor_backup_age_seconds',
    help: 'Since the last whole backup.',
    registers,
    async collect() {
      const doneAt = (await ask()).known?.backupAt
      this.remove() // where there is none, 0 would be a lie
      if (doneAt) this.set((Date.now() - Date.parse(doneAt)) / 1_000)
    },
  })
}

interface Known {
  waiting: number
  failed: number
  backupAt: string | null
}

interface Asked {
  isUp: boolean
  known?: Known
}

async function askDatabase(payload: Payload): Promise<Asked> {
  if (!(await databaseAnswers(payload))) return { isUp: false }
  try {
    return { isUp: true, known: await read(payload) }
  } catch (error) {
    payload.logger.error({ err: error }, 'Jobs and backups could not be read for the metrics')
    return { isUp: true }
  }
}

async function read({ db }: Payload): Promise<Known> {
  const { rows } = await db.drizzle.execute(sql`
    select
      (select count(*)::int from payload_jobs
        where completed_at is null and has_error is not true) as waiting,
      (select count(*)::int from payload_jobs where has_error) as failed,
      (select data from payload_kv where key = ${lastBackupKey}) as backup`)
  const [row] = rows
  const backup = LastBackup.safeParse(row?.backup).data
  return {
    waiting: Number(row?.waiting),
    failed: Number(row?.failed),
    backupAt: backup?.doneAt ?? null,
  }
}
