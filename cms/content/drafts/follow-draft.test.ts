import { expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.ts'
import { followDraft, lockRow } from './follow-draft.ts'

const newest = { title: 'Newest', _status: 'draft' }

/** A request to a database whose row of lesson 7 has this status. */
function request(status: 'draft' | 'published') {
  const updateOne = vi.fn()
  const db = {
    drizzle: { execute: async () => ({ rows: [{ _status: status }] }) },
    findVersions: async () => ({ docs: [{ version: newest }] }),
    updateOne,
  }
  return { req: { payload: { db } }, updateOne }
}

const save = (operation: 'create' | 'update', req: object) =>
  runHook(followDraft, { collection: { slug: 'lessons' }, doc: { id: 7 }, operation, req })

test('the row of a document that is not published is its newest version', async () => {
  const { req, updateOne } = request('draft')

  await save('update', req)

  expect(updateOne).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ collection: 'lessons', id: 7, data: newest }),
  )
})

test('the row of a published document is what is published', async () => {
  const { req, updateOne } = request('published')

  await save('update', req)

  expect(updateOne).not.toHaveBeenCalled()
})

test('a row is locked before a version is written, where there is one', async () => {
  const execute = vi.fn(async () => ({ rows: [] }))
  const req = { payload: { db: { drizzle: { execute } } } }
  const change = { collection: { slug: 'lessons' }, data: {}, originalDoc: { id: 7 }, req }

  await runHook(lockRow, { ...change, operation: 'create' })
  expect(execute).not.toHaveBeenCalled()
  await runHook(lockRow, { ...change, operation: 'update' })
  expect(execute).toHaveBeenCalledOnce()
})

test('a new document has its row already', async () => {
  const { req, updateOne } = request('draft')

  await save('create', req)

  expect(updateOne).not.toHaveBeenCalled()
})
