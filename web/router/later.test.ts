import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchLaterParts, fetchPartsInTime, later } from './later.tsx'

afterEach(() => void vi.useRealTimers())

const Answer = ({ text }: { text: string }) => createElement('p', null, text)

test('the server draws a part with the rest once its code is there', async () => {
  const Part = later(async () => Answer)

  await fetchLaterParts()
  const html = renderToString(createElement(Part, { text: 'Forty-two' }))

  expect(html).toContain('<p>Forty-two</p>')
})

test('parts that come with another part are waited for too', async () => {
  const load = vi.fn(async () => Answer)
  const bringsAnother = async () => {
    later(load)
    return Answer
  }
  later(bringsAnother)

  await fetchLaterParts()

  expect(load).toHaveBeenCalledOnce()
})

test('code that does not arrive is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(Answer)
  const Part = later<{ text: string }>(load)

  await expect(fetchLaterParts()).rejects.toThrow('away')
  await fetchLaterParts()

  expect(renderToString(createElement(Part, { text: 'Here' }))).toContain('<p>Here</p>')
})

test('a page waits three seconds at most for code that is on the way', async () => {
  vi.useFakeTimers()
  let arrive = (_: typeof Answer) => {}
  const code = new Promise<typeof Answer>((resolve) => {
    arrive = resolve
  })
  later(() => code)
  const shown = vi.fn()

  const whenShown = fetchPartsInTime().then(shown)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await whenShown

  arrive(Answer)
  await fetchLaterParts()
})

test('a page waits no longer than for its parts', async () => {
  vi.useFakeTimers()
  later(async () => Answer)

  await expect(fetchPartsInTime()).resolves.toBeUndefined()
})
