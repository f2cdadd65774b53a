import type pg from 'pg'
import { z } from 'zod'

/** The schema in which Payload's adapter keeps everything. */
export const schema = 'public'

const Tables = z.array(
  z.object({ name: z.string(), isLogged: z.boolean(), columns: z.array(z.string()) }),
)

/** Every table but those of extensions, with the columns that can be written, in their order. */
export async function readTables(client: pg.ClientBase) {
  const { rows } = await client.query(`
    select c.relname as name, c.relpersistence = 'p' as "isLogged", array(
      select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns
    from pg_class c
    where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'r' and ${ownNotOf('c.oid')}
    order by c.relname`)
  return Tables.parse(rows)
}

/** The rules between tables, and how each is taken away and made again. */
export async function foreignKeys(client: pg.ClientBase) {
  const { rows } = await client.query(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as "add"
    from pg_constraint
    where contype = 'f' and connamespace = '${schema}'::regnamespace order by conname`)
  return z.array(z.object({ drop: z.string(), add: z.string() })).parse(rows)
}

/** Where each of these sequences stands. */
export async function readSequences(client: pg.ClientBase, names: readonly string[]) {
  if (names.length === 0) return []
  const all = names.map((name) => {
    const place = inSchema(name)
    return `select ${client.escapeLiteral(name)} as name, last_value::text as value, is_called as used from ${place}`
  })
  const stand = await client.query(all.join(' union all '))
  return z
    .array(z.object({ name: z.string(), value: z.string(), used: z.boolean() }))
    .parse(stand.rows)
}

/** A table or column's name as SQL has it; a name may be anything. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const inSchema = (table: string) => `${schema}.${quoted(table)}`
export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ')

/** Not what an extension has brought. */
export function ownNotOf(oid: string): string {
  return `not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`
}
