import { z } from 'zod'
import { sessionLocks } from '../environment/session-locks.ts'
import { withClient } from './with-client.ts'

const Holder = z.object({
  user: z.string(),
  name: z.string(),
  pid: z.number(),
  isStart: z.boolean(),
})
type Holder = z.infer<typeof Holder>

/**
 * Who holds what a start waits for: the lock of starts, or a table that is to be changed, which only
 * migrations do. Who waits as well is passed over for the one that all of them wait for.
 */
const asked = `
  with waiting as (
    select pid, locktype = 'advisory' as is_start from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())
      and (mode = 'AccessExclusiveLock' and locktype = 'relation'
        or locktype = 'advisory' and objid = ${sessionLocks.start})
  )
  select distinct coalesce(usename::text, '') as "user", coalesce(application_name, '') as name,
    activity.pid, is_start as "isStart"
  from waiting, unnest(pg_blocking_pids(waiting.pid)) as blocking (pid)
    join pg_stat_activity activity on activity.pid = blocking.pid
  where cardinality(pg_blocking_pids(activity.pid)) = 0`

interface Telling {
  /** How often is looked. */
  everyMs?: number
  say?: (line: string) => void
}

/** Runs a part of the start; says what it waits for in Postgres, where it waits for long. */
export async function tellingWaits<Result>(
  connectionString: string,
  task: () => Promise<Result>,
  { everyMs = 5_000, say = console.log }: Telling = {},
): Promise<Result> {
  const told = new Set<string>()
  const limits = { connectionTimeoutMillis: everyMs, query_timeout: everyMs }
  const look = () =>
    withClient({ connectionString, ...limits }, async (client) => {
      const { rows } = await client.query(asked)
      for (const line of z.array(Holder).parse(rows).map(lineOf)) {
        if (!told.has(line)) say(line)
        told.add(line)
      }
    }).catch(() => {}) // trouble shows where the task asks
  const looking = setInterval(look, everyMs)
  try {
    return await task()
  } finally {
    clearInterval(looking)
  }
}

function lineOf({ isStart, user, name, pid }: Holder): string {
  const who = `${name || 'A program'} (user ${user}, process ${pid} of Postgres)`
  return isStart
    ? `  The start waits: ${who} is another start of this site, or a restore, and goes first.`
    : `  The start waits: ${who} uses tables that are to be changed, as a backup does. It goes on once that has ended.`
}
