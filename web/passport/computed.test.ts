import { expect, test } from 'vitest'
import { emptyRow } from '../../cms/exercises/rows-of-lesson.ts'
import { computed } from './computed.ts'
import { outsideLessons, refOf } from './passport-event.ts'

test('words of an exercise are kept, and make no lesson that was begun', () => {
  const row = { ...emptyRow, id: 'e3:odd', word: 'odd' }
  const happening = { id: '01HZY3ZQ7WAAAAAAAAAAAAAAAA', at: 1, ref: refOf(outsideLessons) }
  const history = { events: [{ ...happening, kind: 'words', data: { row } }], folds: {} } as const

  const { words, lessons, last } = computed({ history, keeping: 'device', device: 'AAAAAAAA' })

  expect(words.get('e3:odd')).toMatchObject({ row, lessonId: 0 })
  expect(lessons.size).toBe(0)
  expect(last).toBeNull()
})
