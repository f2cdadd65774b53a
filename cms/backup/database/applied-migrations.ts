import type pg from 'pg'
import { z } from 'zod'
import { migrations } from '../../content/migrations/index.ts'

/** The migrations that made this database; none where no site was here. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query("select to_regclass('public.payload_migrations') as name")
  if (found.rows[0]?.name === null) return []
  const { rows } = await client.query(
    'select name, batch::int from public.payload_migrations order by id',
  )
  const applied = z.array(z.object({ name: z.string(), batch: z.int() })).parse(rows)
  return applied.filter(({ batch }) => batch !== -1).map(({ name }) => name)
}

/** Those of them that this program does not know. */
export const unknownMigrations = (applied: readonly string[]) =>
  applied.filter((name) => !migrations.some((migration) => migration.name === name))
