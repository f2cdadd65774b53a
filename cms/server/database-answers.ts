import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const databaseLimitMs = 2_000

/** Whether the database answers in time. */
export const databaseAnswers = (payload: Payload): Promise<boolean> =>
  Promise.race([
    payload.db.drizzle.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    wait(databaseLimitMs, false, { ref: false }),
  ])
