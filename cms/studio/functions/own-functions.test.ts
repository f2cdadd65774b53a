import { expect, test, vi } from 'vitest'
import { type StudioCall, whileCalled } from '../../content/studio-call.ts'
import { callOwnFunction } from './own-functions.ts'

const missing = expect.objectContaining({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
const slugs = { collections: ['courses', 'lessons'], globals: ['site'] }

/** What a request asks for, whatever it is. */
const asked = (text: string) => JSON.parse(text)

/** A function that fails, and what is answered instead of 500. */
async function refusalOf(
  failure: unknown,
  args: Record<string, unknown> = { collectionSlug: 'courses' },
) {
  const call: StudioCall = { refusal: 400 }
  const asking = whileCalled(call, () =>
    callOwnFunction(
      { name: 'form-state', args },
      { call: async () => Promise.reject(failure), slugs },
    ),
  )
  await expect(asking).rejects.toBe(failure)
  return call.refusal
}

test.each([
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', '__lookupGetter__'],
  ...['nothing', 'copy-data-from-locale', 'render-widget', 'slugify'],
])('what no page of the studio calls is none of its functions: %s', async (name) => {
  const call = vi.fn(async () => 'the session’s cookie')

  await expect(callOwnFunction({ name, args: {} }, { call, slugs })).rejects.toEqual(missing)

  expect(call).not.toHaveBeenCalled()
})

test.each(['null', '{}', '{"name":null}', '{"name":["form-state"]}', '"form-state"'])(
  'nor is what has no name: %s',
  async (text) => {
    const call = vi.fn(async () => 'called')

    await expect(callOwnFunction(asked(text), { call, slugs })).rejects.toEqual(missing)

    expect(call).not.toHaveBeenCalled()
  },
)

test.each([
  ['form-state', null],
  ['form-state', []],
  ['form-state', { collectionSlug: 7 }],
  ['form-state', { collectionSlug: 'nothing' }],
  ['form-state', { globalSlug: '__proto__' }],
  ['form-state', { collectionSlug: 'courses', formState: 'a text' }],
  ['render-list', { collectionSlug: 'courses' }],
  ['render-list', { collectionSlug: 'site', query: {} }],
  ['render-list', { collectionSlug: 'courses', query: { where: 'a text' } }],
  ['render-list', { collectionSlug: 'courses', query: { queryByGroup: '{' } }],
  ['render-document', { docID: 1 }],
  ['render-document', { collectionSlug: 'courses', docID: {} }],
  ['render-document', { collectionSlug: 'courses', paramsOverride: { segments: [1] } }],
  ['render-document-slots', {}],
  ['schedule-publish', { type: 'delete' }],
  ['schedule-publish', { date: 'tomorrow' }],
  ['schedule-publish', { doc: { relationTo: 'nothing', value: 1 } }],
  ['get-upcoming-scheduled-publish', { collectionSlug: 'courses', id: [] }],
])('no page calls %s with %j', async (name, args) => {
  const call = vi.fn(async () => 'called')

  await expect(
    callOwnFunction({ name, args: asked(JSON.stringify(args)) }, { call, slugs }),
  ).rejects.toEqual(missing)

  expect(call).not.toHaveBeenCalled()
})

test('what a function answers is told', async () => {
  const args = { name: 'form-state', args: { collectionSlug: 'courses' } }

  await expect(callOwnFunction(args, { call: async () => 'its answer', slugs })).resolves.toBe(
    'its answer',
  )
})

test('what Payload has no page for is missing', async () => {
  const call = async () => Promise.reject(new Error('not-found'))
  const args = { name: 'render-list', args: { collectionSlug: 'courses', query: {} } }

  await expect(callOwnFunction(args, { call, slugs })).rejects.toEqual(missing)
})

test('that one breaks is our fault', async () => {
  expect(await refusalOf(new Error('odd'))).toBeNull()
  expect(await refusalOf('odd')).toBeNull()
})

test('unless it says that whoever calls it may not, or asks for what cannot be', async () => {
  const forbidden = Object.assign(new Error('You may not.'), { status: 403 })
  const noDate = Object.assign(new Error('no date'), { code: '22007' })
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })

  expect(await refusalOf(forbidden)).toBe(403)
  expect(await refusalOf(noDate)).toBe(400)
  expect(await refusalOf(away)).toBe(503)
})
