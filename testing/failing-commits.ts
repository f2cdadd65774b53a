import { databaseUrl, query } from './databases.ts'

/** How a COMMIT fails: Postgres refuses it, or its connection ends in the middle of it. */
export type Failure = 'refused' | 'cut'

const cannotCommit = {
  refused: `raise exception 'no commit today'`,
  cut: 'perform pg_terminate_backend(pg_backend_pid())',
}

/** Not what a request leaves behind that only reads, or that is refused. */
const tables = `
  select quote_ident(tablename) as name from pg_tables
  where schemaname = 'public' and tablename not in ('login_guards', 'rate_limits', 'payload_jobs_stats')`

/** Lets the COMMIT of every transaction fail that wrote something, in every table. */
export async function failCommits(dataDir: string, failure: Failure): Promise<void> {
  await run(
    dataDir,
    `create or replace function fail_commit() returns trigger language plpgsql as
      $$ begin ${cannotCommit[failure]}; return null; end $$;
    do $$ declare one record; begin
      for one in ${tables} loop
        execute 'create constraint trigger fail_commit after insert or update or delete on '
          || one.name || ' initially deferred for each row execute function fail_commit()';
      end loop;
    end $$`,
  )
}

/** Lets them succeed again. */
export const letCommits = (dataDir: string): Promise<unknown> =>
  run(dataDir, 'drop function if exists fail_commit() cascade')

/** What all tables hold, as one text that changes with every row. */
export async function readEverything(dataDir: string): Promise<string> {
  const names = (await run(dataDir, tables)).map(({ name }) => String(name)).sort()
  const parts = names.map(
    (name) =>
      `select '${name}' as "table", count(*), md5(string_agg(t::text, '|' order by t::text)) as rows from ${rowsOf(name)} t`,
  )
  const statement = `${parts.join(' union all ')} order by 1`
  return JSON.stringify(await run(dataDir, statement), null, 1)
}

/** The clock may plan the next emptying of the trash at any moment. */
const rowsOf = (table: string) =>
  table === 'payload_jobs'
    ? `(select * from payload_jobs where task_slug::text is distinct from 'purge-trash')`
    : table

const run = async (dataDir: string, statement: string) =>
  query(await databaseUrl(dataDir), statement)
