import type pg from 'pg'
import { z } from 'zod'

/** The schema in which Payload's adapter keeps everything. */
const schema = 'public'

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

const Statements = z.array(z.object({ statement: z.string() }))

/** Statements that drop everything in the schema but what belongs to extensions. */
export async function dropStatements(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(`
    select format('drop %s if exists %s cascade', kind, name) as statement from (
      select 1 as place, case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
        when 'S' then 'sequence' else 'table' end as kind, c.oid::regclass::text as name
      from pg_class c
      where c.relnamespace = '${schema}'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and ${ownNotOf('c.oid')}
      union all
      select 2, 'function', p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = '${schema}'::regnamespace and p.prokind = 'f' and ${ownNotOf('p.oid')}
      union all
      select 3, 'type', t.oid::regtype::text from pg_type t
      where t.typnamespace = '${schema}'::regnamespace and t.typtype = 'e' and ${ownNotOf('t.oid')}
    ) parts order by place, kind = 'sequence'`)
  return Statements.parse(rows).map(({ statement }) => statement)
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

/** Where each sequence stands. */
export async function readSequences(client: pg.ClientBase) {
  const { rows } = await client.query(`
    select c.relname as name from pg_class c
    where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'S' and ${ownNotOf('c.oid')}
    order by c.relname`)
  const names = z.array(z.object({ name: z.string() })).parse(rows)
  if (names.length === 0) return []
  const all = names.map(({ name }) => {
    const place = quoted(name)
    return `select ${client.escapeLiteral(name)} as name, last_value::text as value, is_called as used from ${place}`
  })
  const stand = await client.query(all.join(' union all '))
  return z
    .array(z.object({ name: z.string(), value: z.string(), used: z.boolean() }))
    .parse(stand.rows)
}

/** A table or column's name as SQL has it; a name may be anything. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const inSchema = (table: string) => `${schema}.${quoted(table)}`

function ownNotOf(oid: string): string {
  return `not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`
}
