import type pg from 'pg'
import { z } from 'zod'
import { StartError } from '../environment/environment.ts'

const Fitness = z.object({
  user: z.string(),
  database: z.string(),
  encoding: z.string(),
  isReadOnly: z.boolean(),
  mayMakeTables: z.boolean(),
})

const asked = `
  select current_user::text as "user", current_database()::text as database,
    current_setting('server_encoding') as encoding,
    current_setting('transaction_read_only') = 'on' as "isReadOnly",
    coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as "mayMakeTables"`

/** What is wrong with a database, and what to do about it. */
interface Unfit {
  says: string
  todo: string
}

/**
 * Why tables cannot be made or changed in a database; null where they can.
 * @param isNew whether no site is there yet: one that is keeps its encoding.
 */
export async function lookForUnfit(
  client: pg.ClientBase,
  { isNew }: { isNew: boolean },
): Promise<Unfit | null> {
  const { rows } = await client.query(asked)
  const { user, database, encoding, isReadOnly, mayMakeTables } = Fitness.parse(rows[0])
  if (isReadOnly) {
    return {
      says: `The database ${database} may only be read.`,
      todo: 'Let DATABASE_URL lead to the primary server, to a database that may be written to.',
    }
  }
  if (!mayMakeTables) {
    return {
      says: `The user ${user} may not make tables in the database ${database}.`,
      todo: `Let its administrator run, connected to it: grant create on schema public to "${user}"`,
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
 * For whoever makes or changes tables next: what Postgres says then is one of a thousand lines.
 * @throws StartError where a database does not let them.
 */
export async function refuseUnfit(client: pg.ClientBase, about: { isNew: boolean }): Promise<void> {
  const unfit = await lookForUnfit(client, about)
  if (unfit) throw new StartError(`${unfit.says} ${unfit.todo}`)
}
