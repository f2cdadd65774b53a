import { expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.ts'
import { documentKey, isDraftSave, setDraftSave, setSavesBothStates } from './context.ts'
import { keepNewerDraft, noteRestoreAsDraft, trashAsPublished } from './keep-newer-draft.ts'

const collection = { slug: 'lessons' }
const deletedAt = '2025-03-01T10:00:00.000Z'
const published = { id: 7, title: 'As published', _status: 'published' }
const draft = { id: 7, title: 'As drafted', _status: 'draft' }

/** A request to a database that holds lesson 7 in these two states. */
function request({ stored, newest }: { stored: object; newest: object }) {
  const update = vi.fn()
  const payload = {
    update,
    findByID: async (options: { draft: boolean }) => (options.draft ? newest : stored),
  }
  return { req: Object.assign(Object.create(null), { context: {}, payload }), update }
}

const change = (req: object, originalDoc: object, data: object) =>
  runHook(trashAsPublished, { collection, data, operation: 'update', originalDoc, req })

test('the trash takes what is published, and its newer draft after it', async () => {
  const { req, update } = request({ stored: published, newest: draft })

  const trashed = await change(req, draft, { ...draft, deletedAt })
  await runHook(keepNewerDraft, { collection, doc: published, req })

  expect(trashed).toEqual({ ...published, deletedAt })
  expect(update).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 7, data: { ...draft, deletedAt }, draft: true, trash: true }),
  )
  expect(isDraftSave(documentKey('lessons', 7), req)).toBe(false)
})

test('a newer draft is saved again once', async () => {
  const { req, update } = request({ stored: published, newest: draft })
  await change(req, draft, { ...draft, deletedAt })

  await runHook(keepNewerDraft, { collection, doc: published, req })
  await runHook(keepNewerDraft, { collection, doc: published, req })

  expect(update).toHaveBeenCalledOnce()
})

test('restored as a draft, a lesson is its newest draft alone', async () => {
  const { req, update } = request({ stored: published, newest: draft })
  const args = { id: 7, data: { deletedAt: null, _status: 'draft' } }
  await runHook(noteRestoreAsDraft, { args, operation: 'update', req })

  const restored = await change(req, { ...draft, deletedAt }, { ...draft, deletedAt: null })
  await runHook(keepNewerDraft, { collection, doc: draft, req })

  expect(restored).toEqual({ ...draft, deletedAt: null })
  expect(update).not.toHaveBeenCalled()
})

test('restored as it was, a lesson is published again', async () => {
  const { req } = request({ stored: published, newest: draft })
  const args = { id: 7, data: { deletedAt: null } }
  await runHook(noteRestoreAsDraft, { args, operation: 'update', req })

  const restored = await change(req, { ...draft, deletedAt }, { ...draft, deletedAt: null })

  expect(restored).toEqual({ ...published, deletedAt: null })
})

test.each([
  ['a lesson without a newer draft', { stored: published, newest: published }],
  ['a lesson that was never published', { stored: draft, newest: draft }],
])('%s goes as Payload has it', async (_what, states) => {
  const { req, update } = request(states)
  const data = { ...states.newest, deletedAt }

  expect(await change(req, states.newest, data)).toBe(data)
  await runHook(keepNewerDraft, { collection, doc: states.newest, req })
  expect(update).not.toHaveBeenCalled()
})

test('a change that moves nothing to the trash or out of it is left alone', async () => {
  const { req } = request({ stored: published, newest: draft })
  const data = { ...draft, title: 'Better' }

  expect(await change(req, draft, data)).toBe(data)
})

test('a draft save and a caller that writes both states are left alone', async () => {
  const data = { ...draft, deletedAt }
  const saving = request({ stored: published, newest: draft })
  setDraftSave(documentKey('lessons', 7), true, saving.req)
  const both = request({ stored: published, newest: draft })
  setSavesBothStates(both.req)

  expect(await change(saving.req, draft, data)).toBe(data)
  expect(await change(both.req, draft, data)).toBe(data)
})
