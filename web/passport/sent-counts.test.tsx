import { afterEach, expect, test, vi } from 'vitest'
import { countHappening } from './counting.ts'
import type { Happening } from './happening.ts'
import { sharedKey } from './sharing/was-asked.ts'

const ref = { courseId: 1, lessonId: 7 }
const step: Happening = { kind: 'step', ref, data: { stage: 'quiz' } }
const quiz: Happening = {
  kind: 'quiz',
  ref: { courseId: 1, lessonId: 8 },
  data: { answers: [0, 1], right: 1, total: 2 },
}

/** Chromium does not know it. */
const gpc = 'globalPrivacyControl'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(sharedKey)
  Reflect.deleteProperty(navigator, gpc)
})

/** What the browser was given to send when the page was left. */
async function sentOnLeaving(): Promise<unknown[]> {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  countHappening(step, undefined)
  countHappening(quiz, undefined)
  dispatchEvent(new Event('pagehide'))
  const bodies = beacon.mock.calls.map(([path, body]) =>
    body instanceof Blob ? body.text().then((text) => [path, JSON.parse(text)]) : [path],
  )
  return Promise.all(bodies)
}

test('what was done is told together, by lesson, when the page is left', async () => {
  expect(await sentOnLeaving()).toEqual([
    [
      '/api/counts',
      {
        counts: [
          { kind: 'begun', lesson: 7, times: 1 },
          { kind: 'begun', lesson: 8, times: 1 },
          { kind: 'right', lesson: 8, times: 1 },
          { kind: 'wrong', lesson: 8, times: 1 },
        ],
      },
    ],
  ])
})

test('nothing is told where the browser asks for that', async () => {
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1')

  expect(await sentOnLeaving()).toEqual([])
})

test('nothing is told where Global Privacy Control is on', async () => {
  Object.defineProperty(navigator, gpc, { value: true, configurable: true })

  expect(await sentOnLeaving()).toEqual([])
})

test('nothing is told of a student with a link, whatever she answered', async () => {
  localStorage.setItem(sharedKey, '{}')

  expect(await sentOnLeaving()).toEqual([])
})
