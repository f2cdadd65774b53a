import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

interface Connection {
  execute(statement: SQL): Promise<{ rows: Record<string, unknown>[] }>
}

interface Transaction {
  id: string
  connection: Connection
}

/** Runs SQL on the connection of a request's transaction, else on the pool; gives the rows. */
export async function runSql(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  const { connection } = (await transactionOf(req)) ?? { connection: req.payload.db.drizzle }
  return (await connection.execute(statement)).rows
}

/** A request's transaction while that is open; undefined where there is none. */
export async function transactionOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Transaction | undefined> {
  const id = await transactionID
  const connection = id === undefined ? undefined : payload.db.sessions?.[id]?.db
  return isConnection(connection) ? { id: String(id), connection } : undefined
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'execute' in value
