import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { inTransaction, readingOneMoment, whileHolding } from './transaction.ts'

/** A request on a database that notes what becomes of its one transaction. */
function requestOn({ commit = async () => {} } = {}) {
  const db = {
    beginTransaction: vi.fn(async () => 'the transaction'),
    commitTransaction: vi.fn(commit),
    rollbackTransaction: vi.fn(async () => {}),
  }
  const req: PayloadRequest = Object.assign(Object.create(null), { payload: { db } })
  return { req, db }
}

const failing = () => Promise.reject(new Error('The lesson has no title.'))

test('what a task has done is committed, and its result given', async () => {
  const { req, db } = requestOn()

  const result = await inTransaction(req, async () => req.transactionID)

  expect(result).toBe('the transaction')
  expect(db.commitTransaction).toHaveBeenCalledExactlyOnceWith('the transaction')
  expect(db.rollbackTransaction).not.toHaveBeenCalled()
  expect(req.transactionID).toBeUndefined()
})

test('a task that fails is taken back, and its failure thrown', async () => {
  const { req, db } = requestOn()

  await expect(inTransaction(req, failing)).rejects.toThrow('The lesson has no title.')

  expect(db.commitTransaction).not.toHaveBeenCalled()
  expect(db.rollbackTransaction).toHaveBeenCalledExactlyOnceWith('the transaction')
})

test('a commit that fails is thrown', async () => {
  const { req } = requestOn({ commit: () => Promise.reject(new Error('no commit today')) })

  await expect(inTransaction(req, async () => 'done')).rejects.toThrow('no commit today')
})

test('a transaction that only holds locks stores nothing, whatever comes of its task', async () => {
  const done = requestOn()
  const failed = requestOn()

  const result = await whileHolding(done.req, async () => 'signed in')
  await expect(whileHolding(failed.req, failing)).rejects.toThrow('The lesson has no title.')

  expect(result).toBe('signed in')
  for (const { db } of [done, failed]) {
    expect(db.rollbackTransaction).toHaveBeenCalledExactlyOnceWith('the transaction')
    expect(db.commitTransaction).not.toHaveBeenCalled()
  }
})

test('reads of one moment share a transaction that stores nothing', async () => {
  const { req, db } = requestOn()

  const result = await readingOneMoment(req, async () => req.transactionID)

  expect(result).toBe('the transaction')
  expect(db.beginTransaction).toHaveBeenCalledExactlyOnceWith({ isolationLevel: 'repeatable read' })
  expect(db.rollbackTransaction).toHaveBeenCalledExactlyOnceWith('the transaction')
  expect(db.commitTransaction).not.toHaveBeenCalled()
})
