import { setImmediate as settled } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { savesInTurn } from './saves-in-turn.ts'

const lesson = '/studio/api/lessons/7?draft=true&autosave=true'

/** A line that answers when the test says so; it notes what was sent, and by which number. */
function heldLine() {
  const sent: { path: string; number: string | null; answer: (isLost?: 'lost') => void }[] = []
  const send = savesInTurn(
    (input, init) => {
      const number = new Headers(init?.headers).get('x-save-number')
      return new Promise<Response>((resolve, reject) => {
        const answer = (isLost?: 'lost') =>
          isLost ? reject(new TypeError('Failed to fetch')) : resolve(new Response())
        sent.push({ path: String(input), number, answer })
      })
    },
    { name: 'page', formOf: ({ fields }) => (fields ? 3 : undefined) },
  )
  const save = (path: string, method = 'PATCH') => send(path, { method }).catch(() => 'lost')
  return { send, sent, save, numbers: () => sent.map(({ number }) => number) }
}

test('publishing waits for the automatic save before it, and has the higher number', async () => {
  const { sent, save, numbers } = heldLine()
  const saved = save(lesson)
  save('/studio/api/lessons/7')
  await settled()
  expect(numbers()).toEqual(['page.1'])

  sent[0]?.answer()
  await saved
  await vi.waitFor(() => expect(numbers()).toEqual(['page.1', 'page.2']))
})

test('a save whose answer is lost holds up nobody', async () => {
  const { sent, save, numbers } = heldLine()
  const saved = save(lesson)
  save(lesson)
  await settled()

  sent[0]?.answer('lost')

  expect(await saved).toBe('lost')
  await vi.waitFor(() => expect(numbers()).toEqual(['page.1', 'page.2']))
})

test('a save waits ten seconds at most', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { save, numbers } = heldLine()
  save(lesson)
  save(lesson)

  await vi.advanceTimersByTimeAsync(9_999)
  expect(numbers()).toEqual(['page.1'])
  await vi.advanceTimersByTimeAsync(1)
  expect(numbers()).toEqual(['page.1', 'page.2'])
})

test.each([
  ['another document', '/studio/api/lessons/8', 'PATCH', 'page.2'],
  ['the texts of a page', '/studio/api/globals/home-page', 'post', 'page.2'],
  ['an earlier version that is restored', '/studio/api/lessons/versions/7', 'POST', 'page.2'],
  ['what is asked', '/studio/api/lessons/7', 'GET', null],
  ['a question that is long', '/studio/api/lessons', 'POST', null],
  ['a page that is drawn', '/studio/collections/lessons/7', 'POST', null],
])('%s does not wait', async (_what, path, method, number) => {
  const { save, numbers } = heldLine()
  save(lesson)
  save(path, method)

  await vi.waitFor(() => expect(numbers()).toHaveLength(2))
  expect(numbers()).toEqual(expect.arrayContaining(['page.1', number]))
})

test('a form says which it is; what is no form says nothing', async () => {
  const { send, numbers } = heldLine()
  const fields = new FormData()
  fields.set('_payload', '{}')
  send('/studio/api/lessons/7', { method: 'PATCH', body: fields })
  send('/studio/api/globals/home-page', { method: 'POST', body: fields })
  send('/studio/api/lessons/8', { method: 'PATCH', body: '{}' })

  await vi.waitFor(() => expect(numbers()).toEqual(['page.1.3', 'page.2.3', 'page.3']))
})
