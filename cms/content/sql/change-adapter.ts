import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type Adapter = DatabaseAdapterObj<PostgresAdapter>

/** Changes calls of Payload's adapter as soon as it is there; changes may lie one around the other. */
export const changeAdapter =
  (change: (db: PostgresAdapter) => PostgresAdapter) =>
  (adapter: Adapter): Adapter => ({
    ...adapter,
    init: (options) => change(adapter.init(options)),
  })
