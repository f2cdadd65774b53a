import type pg from 'pg'
import { z } from 'zod'
import { StartError } from '../environment/environment.ts'

const Fitness = z.object({
  user: z.string(),
  database: z.string(),
  encoding: z.string(),
  dates: z.string(),
  /** Where tables are made; null where they would have no place. */
  schema: z.string().nullable(),
  findsTables: z.boolean(),
  isReadOnly: z.boolean(),
  mayMakeTables: z.boolean(),
})

const asked = `
  select current_user::text as "user", current_database()::text as database,
    current_setting('server_encoding') as encoding, current_setting('datestyle') as dates,
    current_schema()::text as schema,
    to_regclass('payload_migrations') is not distinct from to_regclass('public.payload_migrations')
      as "findsTables",
    current_setting('transaction_read_only') = 'on' as "isReadOnly",
    coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as "mayMakeTables"`

/** What is wrong with a database, and what to do about it. */
interface Unfit {
  says: string
  todo: string
}

interface Wanted {
  /** Whether no site is there yet: one that is keeps its encoding. */
  isNew: boolean
  /** What is about to be done; without it, tables are made or changed. */
  use?: 'making tables' | 'writing' | 'reading'
}

/** Why a database cannot be used for what is wanted; null where it can. */
export async function lookForUnfit(
  client: pg.ClientBase,
  { isNew, use = 'making tables' }: Wanted,
): Promise<Unfit | null> {
  const { rows } = await client.query(asked)
  const { user, database, encoding, dates, schema, ...found } = Fitness.parse(rows[0])
  const makesTables = use === 'making tables'
  const takeOut = (variable: string, value: string) =>
    `Take ${variable} out of DATABASE_URL and PGOPTIONS, or let its administrator run: alter role "${user}" in database "${database}" set ${variable} = ${value}`
  if (found.isReadOnly && use !== 'reading') {
    return {
      says: `The database ${database} may only be read.`,
      todo: 'Let DATABASE_URL lead to the primary server, to a database that may be written to.',
    }
  }
  if (!found.mayMakeTables && makesTables) {
    return {
      says: `The user ${user} may not make tables in the database ${database}.`,
      todo: `Let its administrator run, connected to it: grant create on schema public to "${user}"`,
    }
  }
  // A schema of the user's own name comes before it, where there is one.
  if (makesTables ? schema !== 'public' : !found.findsTables) {
    return {
      says: `The database ${database} looks for tables in ${schema ? `the schema ${schema}` : 'no schema'}, and not in public.`,
      todo: takeOut('search_path', 'public'),
    }
  }
  if (!dates.startsWith('ISO')) {
    return {
      says: `The database ${database} writes dates as ${dates}, and not as ISO.`,
      todo: takeOut('datestyle', 'ISO'),
    }
  }
  if (isNew && encoding !== 'UTF8') {
    return {
      says: `The database ${database} keeps texts as ${encoding}, not as UTF8.`,
      todo: `Make another one for the site: create database … encoding 'UTF8' template template0`,
    }
  }
  return null
}

/**
 * For whoever uses a database next: what Postgres says then is one of a thousand lines.
 * @throws StartError where a database does not let them.
 */
export async function refuseUnfit(client: pg.ClientBase, wanted: Wanted): Promise<void> {
  const unfit = await lookForUnfit(client, wanted)
  if (unfit) throw new StartError(`${unfit.says} ${unfit.todo}`)
}
