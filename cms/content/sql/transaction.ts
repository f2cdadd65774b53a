import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs a task in a transaction: all that it writes with this request is stored, or nothing. A
 * failure is thrown after everything has been taken back.
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  task: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req)
  try {
    const result = await task()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Runs a task in a transaction that holds locks and stores nothing: it ends with them. */
export async function whileHolding<Result>(
  req: PayloadRequest,
  task: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req)
  try {
    return await task()
  } finally {
    await killTransaction(req)
  }
}

/** Runs a task whose reads all see one moment of the data; it stores nothing. */
export async function readingOneMoment<Result>(
  req: PayloadRequest,
  task: () => Promise<Result>,
): Promise<Result> {
  const { db } = req.payload
  req.transactionID =
    (await db.beginTransaction({ isolationLevel: 'repeatable read' })) ?? undefined
  return whileHolding(req, task)
}
