import type { migrations } from '../../content/migrations/index.ts'

export type Migration = (typeof migrations)[number]

/**
 * As Payload runs it, but on this `db` alone: Payload itself is not there, because it would want
 * connections of its own; a migration that asks for it cannot be restored across.
 */
export async function runMigration({ name, up }: Migration, db: unknown): Promise<void> {
  const absent = new Proxy(
    {},
    {
      get() {
        throw new Error(`The migration ${name} needs more than its database.`)
      },
    },
  )
  // @ts-expect-error A migration of ours uses `db` alone, which has all that SQL needs.
  await up({ db, payload: absent, req: absent })
}
