import { expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.ts'
import { keepGlobalLock, keepLock } from './keep-lock.ts'

const tutor = { id: 1, collection: 'admins' }

/** What is locked after a save of lesson 7 and of the home page's texts. */
async function locksAfter(request: object): Promise<unknown[]> {
  const create = vi.fn()
  const req = { payload: { db: { create } }, ...request }
  await runHook(keepLock, { collection: { slug: 'lessons' }, doc: { id: 7 }, req })
  await runHook(keepGlobalLock, { global: { slug: 'home-page' }, doc: {}, req })
  return create.mock.calls.map(([{ data }]) => data)
}

test('a save of the editor itself keeps the document locked for its admin', async () => {
  const user = { relationTo: 'admins', value: 1 }

  expect(await locksAfter({ query: { autosave: 'true' }, user: tutor })).toEqual([
    { document: { relationTo: 'lessons', value: 7 }, user },
    { globalSlug: 'home-page', user },
  ])
})

test.each([
  ['a save that ends the work', { query: {}, user: tutor }],
  ['a save without a query', { user: tutor }],
  ['a save by nobody', { query: { autosave: 'true' }, user: null }],
])('%s locks nothing', async (_what, request) => {
  expect(await locksAfter(request)).toEqual([])
})
