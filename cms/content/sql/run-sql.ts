import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

interface Connection {
  execute(statement: SQL): Promise<{ rows: Record<string, unknown>[] }>
}

/** Runs SQL on the connection of a request's transaction, else on the pool; gives the rows. */
export async function runSql(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  const { drizzle, sessions } = req.payload.db
  const id = await req.transactionID
  const session = id === undefined ? undefined : sessions?.[id]?.db
  const connection = isConnection(session) ? session : drizzle
  return (await connection.execute(statement)).rows
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'execute' in value
