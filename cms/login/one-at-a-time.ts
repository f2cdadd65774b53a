import { sql } from '@payloadcms/db-postgres'
import pLimit from 'p-limit'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { runSql } from '../database/transaction.ts'

/**
 * Each one that waits for its name holds a connection, and the one whose turn it is needs a second:
 * far fewer than the pool has may be here, or they would all wait for each other.
 */
const lane = pLimit(5)

/**
 * Sign-ins and sign-outs of one name wait for each other, in every replica: Payload keeps sessions
 * as a list that it reads and writes whole, and failures are counted one by one.
 */
export const oneAtATime = <Result>(
  name: string,
  payload: Payload,
  run: () => Promise<Result>,
): Promise<Result> => lane(() => lockAndRun(name, payload, run))

async function lockAndRun<Result>(
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
