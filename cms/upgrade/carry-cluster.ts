import type pg from 'pg'
import { z } from 'zod'
import { ownSequences } from '../backup/database/foreign-objects.ts'
import { ownObjects } from '../backup/database/own-objects.ts'
import { databaseName } from '../postgres/postgres-server.ts'

const Statements = z.array(z.object({ sql: z.string() }))
const Settings = z.array(z.object({ name: z.string(), value: z.string() }))
const OfRoles = z.array(
  z.object({
    role: z.string().nullable(),
    database: z.string().nullable(),
    settings: z.array(z.string()),
  }),
)

/** Our own role is there already, with the password that the data folder keeps. */
const others = `rolname !~ '^pg_' and oid <> 10`

/** Each with its password, as its hash. */
const roles = `
  select format('create role %I with %s%s', rolname, concat_ws(' ',
      case when rolsuper then 'superuser' end, case when rolinherit then 'inherit' else 'noinherit' end,
      case when rolcreaterole then 'createrole' end, case when rolcreatedb then 'createdb' end,
      case when rolcanlogin then 'login' end, case when rolreplication then 'replication' end,
      case when rolbypassrls then 'bypassrls' end, 'connection limit ' || rolconnlimit,
      case when rolvaliduntil is not null then format('valid until %L', rolvaliduntil) end),
    format(' password %L', rolpassword)) as sql
  from pg_authid where ${others} order by rolname`

const memberships = `
  select format('grant %I to %I%s', g.rolname, m.rolname,
    case when bool_or(admin_option) then ' with admin option' end) as sql
  from pg_auth_members
    join pg_roles g on g.oid = roleid join pg_roles m on m.oid = member
  where m.rolname !~ '^pg_' and m.oid <> 10 group by g.rolname, m.rolname order by 1`

/** What other roles may do with the site's tables, and their ways to them. */
const rights = `
  with given as (
    select 'table ' || oid::regclass::text as what, relacl as acl from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)
    union all select 'sequence ' || oid::regclass::text, relacl from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' and relname = any($2)
    union all select format('schema %I', nspname), nspacl from pg_namespace where nspname = 'public'
    union all select format('database %I', datname), datacl from pg_database
    where datname = current_database())
  select format('grant %s on %s to %I%s', privilege_type, what, rolname,
    case when is_grantable then ' with grant option' end) as sql
  from given, aclexplode(acl) join pg_roles on pg_roles.oid = grantee
  where rolname !~ '^pg_' and grantee <> 10 order by 1`

const ofRoles = `
  select rolname::text as role, datname::text as database, setconfig as settings
  from pg_db_role_setting
    left join pg_roles r on r.oid = setrole left join pg_database d on d.oid = setdatabase
  where datname is null or datname = '${databaseName}'`

/** What its files say, the last word of each. */
const ofServer = `
  select distinct on (name) name, setting as value from pg_file_settings
  where error is null and name is not null order by name, seqno desc`

/** What no copy of the site's own tables brings along. */
const leftBehind = `
  select 'database ' || datname as sql from pg_database
  where not datistemplate and datname not in ('postgres', '${databaseName}')
  union all select 'schema ' || nspname from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
  union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql' order by 1`

/** Roles with their passwords, memberships and settings. */
export async function carryRoles(from: pg.Client, to: pg.Client): Promise<void> {
  for (const query of [roles, memberships]) await repeat(to, await read(from, query))
  const settings = OfRoles.parse((await from.query(ofRoles)).rows)
  for (const { role, database, settings: all } of settings) {
    const whose = role === null ? 'role all' : `role ${to.escapeIdentifier(role)}`
    const where = database === null ? '' : ` in database ${to.escapeIdentifier(database)}`
    for (const setting of all) {
      const [name = '', ...value] = setting.split('=')
      await to.query(
        `alter ${whose}${where} set ${named(to, name)} to ${given(to, name, value.join('='))}`,
      )
    }
  }
}

/** What those roles may do, once the tables are there. */
export async function carryRights(from: pg.Client, to: pg.Client): Promise<void> {
  const { tables } = await ownObjects()
  await repeat(to, await read(from, rights, [[...tables.keys()], await ownSequences(from)]))
}

/**
 * The server's own settings, where they are not those of a new server.
 * @returns those that the new server does not take.
 */
export async function carrySettings(from: pg.Client, to: pg.Client): Promise<string[]> {
  const known = new Map(
    Settings.parse((await to.query(ofServer)).rows).map(({ name, value }) => [name, value]),
  )
  const refused: string[] = []
  for (const { name, value } of Settings.parse((await from.query(ofServer)).rows)) {
    if (known.get(name) === value) continue
    await to
      .query(`alter system set ${named(to, name)} to ${given(to, name, value)}`)
      .catch((error: Error) => refused.push(`setting ${name} = ${value} (${error.message})`))
  }
  return refused
}

/** Names what stays in the old folder alone. */
export const othersIn = (from: pg.Client): Promise<string[]> => read(from, leftBehind)

async function read(client: pg.Client, sql: string, values: unknown[] = []): Promise<string[]> {
  return Statements.parse((await client.query(sql, values)).rows).map((row) => row.sql)
}

async function repeat(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}

const named = (client: pg.Client, name: string) =>
  name.split('.').map(client.escapeIdentifier).join('.')

/** Settings that are lists are kept as one text, and given as several. */
const lists = /^(?:(?:local|session|shared)_preload_libraries|search_path|temp_tablespaces)$/

const given = (client: pg.Client, name: string, value: string) =>
  (lists.test(name) ? value.split(',') : [value])
    .map((one) =>
      client.escapeLiteral(lists.test(name) ? one.trim().replace(/^"(.*)"$/, '$1') : one),
    )
    .join(', ')
