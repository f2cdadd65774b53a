import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { everything } from '../../content/content-tags.ts'
import { createToldChanges } from './told-changes.ts'

const change = vi.fn(async () => {})
const drop = vi.fn()
const forgetOld = vi.fn()

beforeEach(() => void vi.clearAllMocks())

const toldChanges = () => createToldChanges({ change, drop, forgetOld })
const edit = { tags: ['lesson:17', 'pages'], transaction: '0b5c1f1e-8a86-4d6b-9c0c-0a6f5f3f7a11' }
const another = { ...edit, transaction: '6a3f8c0e-9d4f-4f59-8a53-1f4cf0a9b1c2' }

test('what Postgres has told changes nothing anew when an answer tells it again', async () => {
  const told = toldChanges()
  await told.hear(edit)

  await told.show([edit, edit])

  expect(change).toHaveBeenCalledExactlyOnceWith(edit.tags)
})

test('an answer waits for what Postgres has told until nothing older is given', async () => {
  const told = toldChanges()
  let end = () => {}
  const made = new Promise<void>((resolve) => {
    end = resolve
  })
  change.mockReturnValueOnce(made)
  const heard = told.hear(edit)
  let isShown = false

  const shown = told.show([edit]).then(() => {
    isShown = true
  })
  await turn()
  expect(isShown).toBe(false)
  end()
  await Promise.all([heard, shown])

  expect(isShown).toBe(true)
})

test('what an answer tells before Postgres does is changed at once, and again when it is committed', async () => {
  const told = toldChanges()

  await told.show([edit])
  await told.hear(edit)

  expect(change).toHaveBeenCalledTimes(2)
})

test('of several changes that an answer tells, those are changed that Postgres has not told', async () => {
  const told = toldChanges()
  await told.hear(edit)
  const other = { tags: ['course:3', 'pages'], transaction: another.transaction }

  await told.show([edit, other])

  expect(change.mock.calls).toEqual([[edit.tags], [other.tags]])
})

test('the same tags written by another transaction are another change', async () => {
  const told = toldChanges()
  await told.hear(edit)

  await told.show([another])

  expect(change).toHaveBeenCalledTimes(2)
})

test('a change without a transaction is one whenever it is told', async () => {
  const told = toldChanges()
  const { tags } = edit
  await told.hear({ tags })

  await told.show([{ tags }])

  expect(change).toHaveBeenCalledTimes(2)
})

test('a change of everything drops all at once', async () => {
  await toldChanges().hear({ tags: [everything] })

  expect(drop).toHaveBeenCalledExactlyOnceWith([everything])
  expect(change).not.toHaveBeenCalled()
})

test('an answer that cannot wait drops what is new, and of what is known what is old', async () => {
  const told = toldChanges()
  await told.hear(edit)

  told.drop([edit])
  expect(drop).not.toHaveBeenCalled()
  expect(forgetOld).toHaveBeenCalledExactlyOnceWith(edit.tags)

  told.drop([another])
  expect(drop).toHaveBeenCalledExactlyOnceWith(another.tags)
})

test('an answer that tells of nothing changes nothing', async () => {
  const told = toldChanges()

  await told.show([])
  told.drop([])

  for (const call of [change, drop, forgetOld]) expect(call).not.toHaveBeenCalled()
})
