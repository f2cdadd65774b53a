import { expect, test } from 'vitest'
import { scheduleOf } from './scheduling.ts'

const now = new Date(2026, 10, 20, 12).getTime()
const answered = (at: Date) => ({ at: at.getTime(), how: 'gap', verdict: 'right' }) as const
const row = {
  id: '1/platform',
  word: 'platform',
  translation: '',
  phonetics: '',
  meaning: '',
  example: '',
  spokenExample: '',
  alsoRight: [],
}

test('an answer of a clock that was a year ahead does not put a word off for a year', () => {
  const ahead = answered(new Date(2027, 10, 19, 12))
  const word = { row, courseId: 1, lessonId: 1, answers: [ahead] }

  const { sitting } = scheduleOf([word], now)

  expect(sitting.map(({ row: { word } }) => word)).toEqual(['platform'])
})

test('what was answered rightly today is not asked again today', () => {
  const word = { row, courseId: 1, lessonId: 1, answers: [answered(new Date(2026, 10, 20, 23))] }

  expect(scheduleOf([word], now).sitting).toEqual([])
})
