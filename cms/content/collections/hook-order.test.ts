import { expect, test } from 'vitest'
import { courses } from './courses/courses.ts'
import { exercises } from './exercises/exercises.ts'
import { lessons } from './lessons/lessons.ts'

// The order is part of the rules; its reasons stand in `lessons.ts`.

const namesOf = (hooks: { name: string }[] | undefined) => hooks?.map(({ name }) => name)

test('the hooks of a lesson run in this order', () => {
  expect(namesOf(lessons.hooks?.beforeOperation)).toEqual([
    'keepAssistantsToDrafts',
    'noteDraftSave',
    'noteRestoreAsDraft',
    'noteCopy',
    'holdSavedLesson',
  ])
  expect(namesOf(lessons.hooks?.beforeChange)).toEqual([
    'trashAsPublished',
    'noteBlank',
    'keepNumber',
    'placeInCourse',
    'noteHtmlContent',
    'lockRow',
    'noteShown',
  ])
  expect(namesOf(lessons.hooks?.afterChange)).toEqual([
    'followDraft',
    'copyClips',
    'announceChange',
    'keepLock',
    'keepNewerDraft',
  ])
})

test.each([
  ['a course', courses],
  ['an exercise', exercises],
])('the hooks of %s run in the order of a lesson’s', (_what, collection) => {
  for (const when of ['beforeOperation', 'beforeChange', 'afterChange'] as const) {
    const order = namesOf(lessons.hooks?.[when])
    const own = namesOf(collection.hooks?.[when])?.filter((name) => order?.includes(name))

    expect(own).toEqual(order?.filter((name) => own?.includes(name)))
  }
  const all = namesOf(lessons.hooks?.afterChange) ?? []
  const needed = all.filter((name) => name !== 'copyClips') // a course has no words of its own
  expect(namesOf(collection.hooks?.afterChange)).toEqual(expect.arrayContaining(needed))
})

test('an exercise is given to its student once everything else is done', () => {
  expect(namesOf(exercises.hooks?.beforeChange)?.at(-1)).toBe('giveStored')
  expect(namesOf(exercises.hooks?.afterChange)?.at(-1)).toBe('giveCreated')
})
