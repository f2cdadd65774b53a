import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { fewSignInsAtOnce } from '../content/sql/few-at-once.ts'
import { runSql } from '../content/sql/run-sql.ts'

/**
 * Sign-ins and sign-outs of one name wait for each other, in every replica: Payload keeps sessions
 * as a list that it reads and writes whole, and failures are counted one by one.
 */
export const oneAtATime = <Result>(
  name: string,
  payload: Payload,
  run: () => Promise<Result>,
): Promise<Result> => fewSignInsAtOnce(() => withLock(name, payload, run))

async function withLock<Result>(
  name: string,
  payload: Payload,
  run: () => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${name}`}, 0))`)
    return await run()
  } finally {
    await killTransaction(req) // it held nothing but the lock
  }
}
