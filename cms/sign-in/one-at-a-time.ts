import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { fewSignInsAtOnce } from '../content/sql/few-at-once.ts'
import { runSql } from '../content/sql/run-sql.ts'
import { whileHolding } from '../content/sql/transaction.ts'

/**
 * Sign-ins under one name wait for each other, in every replica: failures are counted one by one.
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
  return whileHolding(req, async () => {
    await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${name}`}, 0))`)
    return run()
  })
}
