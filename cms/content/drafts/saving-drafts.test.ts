import { expect, test } from 'vitest'
import { runHook } from '../../../testing/run-hook.ts'
import { documentKey, isDraftSave } from './context.ts'
import { noteDraftSave, noteGlobalDraftSave } from './saving-drafts.ts'

const collection = { slug: 'lessons' }

/** Whether the hooks that follow take it for a draft save of lesson 7. */
async function notes(operation: string, args: object): Promise<boolean> {
  const req = Object.assign(Object.create(null), { context: {} })
  await runHook(noteDraftSave, { args, collection, operation, req })
  return isDraftSave(documentKey('lessons', 7), req)
}

test.each([
  ['Save draft', 'update', { id: 7, draft: true, data: { _status: 'draft' } }],
  ['a save of the editor itself', 'update', { id: 7, draft: true, data: {} }],
  ['a bulk edit', 'update', { where: {}, draft: true, data: { title: 'All' } }],
  ['a version that is restored as a draft', 'restoreVersion', { id: 412, draft: true }],
])('%s leaves alone what is published', async (_what, operation, args) => {
  expect(await notes(operation, args)).toBe(true)
})

test.each([
  ['Publish changes', 'update', { id: 7, draft: true, data: { _status: 'published' } }],
  ['unpublishing', 'update', { id: 7, data: { _status: 'draft' } }],
  [
    'a bulk edit that publishes',
    'update',
    { where: {}, draft: true, data: { _status: 'published' } },
  ],
  ['a version that is restored', 'restoreVersion', { id: 412 }],
  ['another lesson’s draft', 'update', { id: 8, draft: true, data: {} }],
  ['reading', 'read', { id: 7, draft: true }],
])('%s is no draft save of the lesson', async (_what, operation, args) => {
  expect(await notes(operation, args)).toBe(false)
})

async function saveTexts(args: object): Promise<boolean> {
  const req = Object.assign(Object.create(null), { context: {} })
  const global = { slug: 'home-page' }
  await runHook(noteGlobalDraftSave, { args, global, operation: 'update', req })
  return isDraftSave(documentKey('home-page'), req)
}

test('the texts of a page have drafts', async () => {
  expect(await saveTexts({ draft: true, data: { _status: 'draft' } })).toBe(true)
  expect(await saveTexts({ data: { _status: 'published' } })).toBe(false)
})

test('the texts of a page cannot be unpublished', async () => {
  await expect(saveTexts({ data: { _status: 'draft' } })).rejects.toThrow('cannot be unpublished')
})
