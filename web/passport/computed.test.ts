import { expect, test } from 'vitest'
import { emptyRow } from '../../cms/exercises/rows-of-lesson.ts'
import { computed } from './computed.ts'
import { outsideLessons, type PassportEvent, refOf } from './passport-event.ts'

test('words of an exercise are kept, and make no lesson that was begun', () => {
  const row = { ...emptyRow, id: 'e3:odd', word: 'odd' }
  const happening = { id: '01HZY3ZQ7WAAAAAAAAAAAAAAAA', at: 1, ref: refOf(outsideLessons) }
  const history = { events: [{ ...happening, kind: 'words', data: { row } }], folds: {} } as const

  const { words, lessons, last } = computed({ history, keeping: 'device', device: 'AAAAAAAA' })

  expect(words.get('e3:odd')).toMatchObject({ row, lessonId: 0 })
  expect(lessons.size).toBe(0)
  expect(last).toBeNull()
})

test('to have opened a stage is to have looked: it makes no day on which something was done', () => {
  const opened = {
    id: '01HZY3ZQ7WAAAAAAAAAAAAAAAA',
    at: new Date(2026, 4, 4, 12).getTime(),
    ref: '1/7',
    kind: 'step',
    data: { stage: 'warm-up' },
  } as const
  const done = {
    ...opened,
    id: '01HZY3ZQ7XAAAAAAAAAAAAAAAA',
    at: new Date(2026, 4, 5, 12).getTime(),
    kind: 'done',
    data: { title: 'Trains' },
  } as const
  const said = (...events: PassportEvent[]) =>
    computed({ history: { events, folds: {} }, keeping: 'device', device: 'AAAAAAAA' })

  expect(said(opened)).toMatchObject({ days: new Map(), isEmpty: false })
  expect([...said(opened, done).days]).toEqual([['2026-05-05', 1]])
  expect(said().isEmpty).toBe(true)
})
