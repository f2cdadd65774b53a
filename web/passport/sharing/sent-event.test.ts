import { expect, test } from 'vitest'
import { emptyRow } from '../../../cms/exercises/rows-of-lesson.ts'
import type { PassportEvent } from '../passport-event.ts'
import { sentEvent } from './sent-event.ts'

const common = { id: '01JDXYZ000000000000ABCDEFG', at: 1, ref: '1/7' }
const quiz: PassportEvent = { ...common, kind: 'quiz', data: { answers: [1], right: 1, total: 1 } }

test.each<PassportEvent>([
  { ...common, kind: 'step', data: { stage: 'quiz' } },
  quiz,
  { ...common, kind: 'words', data: { word: '7:platform', how: 'gap', verdict: 'wrong' } },
])('what she did in a lesson that was given to her is sent: $kind', (event) => {
  expect(sentEvent(event, [7])).toEqual(event)
})

test('a finished lesson is sent without its title, which the server knows', () => {
  const event = sentEvent({ ...common, kind: 'done', data: { title: 'Trains' } }, [7])

  expect(event).toEqual({ ...common, kind: 'done', data: {} })
})

test.each<[string, PassportEvent]>([
  ['was said aloud', { ...common, kind: 'spoken', data: { text: 'Hello' } }],
  [
    'was taken up',
    { ...common, kind: 'words', data: { row: { ...emptyRow, id: '7:a', word: 'a' } } },
  ],
  ['was put away', { ...common, kind: 'words', data: { putAway: '7:a' } }],
  ['belongs to another lesson', { ...quiz, ref: '1/8' }],
])('what %s stays on the device', (_what, event) => {
  expect(sentEvent(event, [7])).toBeNull()
})
