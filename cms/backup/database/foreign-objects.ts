import type pg from 'pg'
import { z } from 'zod'
import { BackupError } from '../backup-error.ts'
import { ownObjects } from './own-objects.ts'
import { inSchema, ownNotOf, readTables, schema } from './site-tables.ts'

const Found = z.array(
  z.object({
    kind: z.string(),
    name: z.string(),
    /** The table that a column is of, and the column that a sequence counts for. */
    ofTable: z.string().nullable(),
    ofColumn: z.string().nullable(),
  }),
)
type Found = z.infer<typeof Found>[number]

/** What stands in the schema; not indexes, rules and triggers, which go with their table. */
const everything = `
  select case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' when 'c' then 'type' else 'table' end as kind,
    c.relname::text as name, owner.relname::text as "ofTable", a.attname::text as "ofColumn"
  from pg_class c
    left join pg_depend d on c.relkind = 'S' and d.classid = 'pg_class'::regclass
      and d.objid = c.oid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass
    left join pg_class owner on owner.oid = d.refobjid
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where c.relnamespace = '${schema}'::regnamespace
    and c.relkind in ('r', 'p', 'f', 'v', 'm', 'S', 'c') and ${ownNotOf('c.oid')}
  union all
  select 'column', a.attname::text, c.relname::text, null
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped and ${ownNotOf('c.oid')}
  union all
  select 'function', p.proname::text, null, null from pg_proc p
  where p.pronamespace = '${schema}'::regnamespace and ${ownNotOf('p.oid')}
  union all
  select 'type', t.typname::text, null, null from pg_type t
  where t.typnamespace = '${schema}'::regnamespace and t.typtype in ('e', 'd') and ${ownNotOf('t.oid')}
  order by 1, 3 nulls first, 2`

/** What no migration of ours has made, each with its kind, for example `table lessons_copy`. */
export async function readForeign(client: pg.ClientBase): Promise<string[]> {
  const { foreign } = await readAll(client)
  return foreign.map(({ kind, name, ofTable }) =>
    kind === 'column' ? `${kind} ${ofTable}.${name}` : `${kind} ${name}`,
  )
}

/** The sequences of our tables. */
export async function ownSequences(client: pg.ClientBase): Promise<string[]> {
  const { own } = await readAll(client)
  return own.filter(({ kind }) => kind === 'sequence').map(({ name }) => name)
}

async function readAll(client: pg.ClientBase): Promise<{ own: Found[]; foreign: Found[] }> {
  const { tables, functions, types } = await ownObjects()
  const all = Found.parse((await client.query(everything)).rows)
  const isOwn = ({ kind, name, ofTable, ofColumn }: Found): boolean => {
    if (kind === 'table') return tables.has(name)
    if (kind === 'column') return tables.get(ofTable ?? '')?.has(name) ?? true
    if (kind === 'sequence') return tables.get(ofTable ?? '')?.has(ofColumn ?? '') ?? false
    if (kind === 'function') return functions.has(name)
    return kind === 'type' && types.has(name)
  }
  // A column of a foreign table is not told beside that, nor is a sequence that counts for it.
  const isTold = ({ kind, ofTable }: Found) =>
    kind === 'column' || kind === 'sequence' ? ofTable === null || tables.has(ofTable) : true
  return { own: all.filter(isOwn), foreign: all.filter((one) => !isOwn(one) && isTold(one)) }
}

/**
 * Drops what our migrations have made.
 * @throws BackupError where something else is there, or depends on it from elsewhere.
 */
export async function dropOwn(client: pg.ClientBase): Promise<void> {
  const foreign = await readForeign(client)
  if (foreign.length > 0) throw notOurs(foreign.join(', '))
  const tables = (await readTables(client)).map(({ name }) => inSchema(name))
  const { rows } = await client.query(`
    select p.oid::regprocedure::text as name, 'function' as kind from pg_proc p
    where p.pronamespace = '${schema}'::regnamespace and ${ownNotOf('p.oid')}
    union all
    select t.oid::regtype::text, 'type' from pg_type t
    where t.typnamespace = '${schema}'::regnamespace and t.typtype = 'e' and ${ownNotOf('t.oid')}`)
  const others = z.array(z.object({ name: z.string(), kind: z.string() })).parse(rows)
  const namesOf = (wanted: string) =>
    others.flatMap(({ name, kind }) => (kind === wanted ? name : []))
  await drop(client, 'table', tables)
  await drop(client, 'function', namesOf('function'))
  await drop(client, 'type', namesOf('type'))
}

/** Without `cascade`: Postgres then names what depends on them, in other schemas too. */
async function drop(client: pg.ClientBase, kind: string, names: string[]): Promise<void> {
  if (names.length === 0) return
  await client.query(`drop ${kind} ${names.join(', ')}`).catch((error: unknown) => {
    const dependents = dependentsIn(error)
    throw dependents ? notOurs(dependents) : error
  })
}

const dependentsIn = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '2BP01' && 'detail' in error
    ? String(error.detail).split('\n').join(', ')
    : undefined

const notOurs = (what: string) =>
  new BackupError(
    `The database also holds things that do not belong to this site: ${what}. Restore into a separate database. Nothing has been changed.`,
  )
