import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { keptMonths } from '../../contract/counted.ts'
import type { Counter } from './counter.ts'

/** A restart loses at most so much, and a busy site writes a handful of rows in it. */
const everyMs = 30_000

/** Writes what was counted, from time to time and at the end. */
export function writeCountsFrom({ counter, payload }: { counter: Counter; payload: Payload }) {
  const write = () =>
    writeCounts(payload, counter).catch((error: unknown) => {
      payload.logger.warn({ err: error }, 'Counts wait for the database')
    })
  const timer = setInterval(write, everyMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}

/**
 * Adds what was counted to its rows, in one statement. What a browser tells of lessons that there
 * are not is left out.
 */
export async function writeCounts({ db }: Payload, counter: Counter): Promise<void> {
  const taken = counter.take()
  if (taken.length === 0) return
  try {
    await db.drizzle.execute(sql`
      insert into daily_counts as known (day, kind, lesson, times)
      select told.day, told.kind, told.lesson, told.times
      from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
        as told (day text, kind text, lesson integer, times integer)
      where told.lesson = 0 or exists (select 1 from lessons l where l.id = told.lesson)
      order by told.day, told.kind, told.lesson
      on conflict (day, kind, lesson) do update
        set times = known.times + excluded.times, updated_at = now()`)
  } catch (error) {
    counter.putBack(taken)
    throw error
  }
}

/** Deletes what is older than a year and a month. */
export const dropOldCounts = ({ db }: Payload) =>
  db.drizzle.execute(sql`
    delete from daily_counts
    where day < to_char(now() at time zone 'utc' - make_interval(months => ${keptMonths}), 'YYYY-MM-DD')`)
