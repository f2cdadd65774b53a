import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { migrations } from '../../content/migrations/index.ts'
import { runMigration } from './run-migration.ts'

/** What migrations have made; what else stands in the database is somebody else's. */
export interface OwnObjects {
  /** Each table's columns. */
  tables: ReadonlyMap<string, ReadonlySet<string>>
  functions: ReadonlySet<string>
  types: ReadonlySet<string>
}

const name = '(?:"?public"?\\.)?"?(\\w+)"?'
const tableStart = new RegExp(`create (?:unlogged )?table (?:if not exists )?${name} ?\\(`, 'gi')
const functionStart = new RegExp(`create (?:or replace )?function ${name} ?\\(`, 'gi')
const typeStart = new RegExp(`create type ${name}`, 'gi')
const addedColumn = new RegExp(
  `alter table (?:only )?${name} add column (?:if not exists )?${name}`,
  'gi',
)

let known: Promise<OwnObjects> | undefined

/** Read from what the migrations would do; those of older versions are in it, too. */
export function ownObjects(): Promise<OwnObjects> {
  known ??= readOwnObjects()
  return known
}

async function readOwnObjects(): Promise<OwnObjects> {
  const text = (await Promise.all(migrations.map(statementsOf))).join(';\n')
  const tables = new Map<string, Set<string>>()
  for (const { 0: start, 1: table = '', index } of text.matchAll(tableStart)) {
    const columns = columnsIn(bodyFrom(text, index + start.length))
    tables.set(table, new Set([...(tables.get(table) ?? []), ...columns]))
  }
  for (const [, table = '', column = ''] of text.matchAll(addedColumn)) {
    tables.get(table)?.add(column)
  }
  return { tables, functions: namesOf(text, functionStart), types: namesOf(text, typeStart) }
}

/** The SQL of a migration, which is not run. */
async function statementsOf(migration: (typeof migrations)[number]): Promise<string> {
  const dialect = new PgDialect()
  const statements: string[] = []
  const execute = async (query: Parameters<PgDialect['sqlToQuery']>[0]) => {
    statements.push(dialect.sqlToQuery(query).sql)
    return { rows: [] }
  }
  await runMigration(migration, { execute })
  return statements.join(';\n')
}

const namesOf = (text: string, start: RegExp) =>
  new Set([...text.matchAll(start)].map(([, found = '']) => found))

/** Up to the bracket that closes the one before it. */
function bodyFrom(text: string, start: number): string {
  let depth = 1
  let end = start
  for (; end < text.length && depth > 0; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
  }
  return text.slice(start, end - 1)
}

/** Each line of a table begins with a column, or with a rule, whose first word does no harm here. */
const columnsIn = (body: string) =>
  body.split('\n').flatMap((line) => /^\s*"?(\w+)"?\s/.exec(line)?.[1] ?? [])
