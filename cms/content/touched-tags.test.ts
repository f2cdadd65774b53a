import { expect, test } from 'vitest'
import { everything } from './content-tags.ts'
import { touchedByCourse, touchedByLesson } from './touched-tags.ts'

const place = { courseId: 3, lessonNumber: 5, createdAt: '2026-01-01' }
const touched = (before: typeof place | null, after: typeof place | null) =>
  new Set(touchedByLesson({ id: 17, before, after }))

const ofWords = ['lesson:17', 'lessons', 'pages', 'lessons-of:3']

test('new words of a lesson touch the lesson and the lists it is in', () => {
  expect(touched(place, place)).toEqual(new Set(ofWords))
})

test('a new number touches the places of its course too', () => {
  expect(touched(place, { ...place, lessonNumber: 6 })).toEqual(
    new Set([...ofWords, 'places-of:3']),
  )
})

test('another course touches lists, places and figures of both', () => {
  expect(touched(place, { ...place, courseId: 4 })).toEqual(
    new Set([
      ...[...ofWords, 'lessons-of:4', 'places-of:3', 'places-of:4'],
      ...['figures', 'figures-of:3', 'figures-of:4'],
    ]),
  )
})

test.each([
  ['appears', null, place],
  ['goes', place, null],
])('a lesson that %s touches places and figures', (_what, before, after) => {
  expect(touched(before, after)).toEqual(
    new Set([...ofWords, 'places-of:3', 'figures', 'figures-of:3']),
  )
})

test('what visitors see neither before nor after touches nothing', () => {
  expect(touched(null, null)).toEqual(new Set())
  expect(touchedByCourse({ id: 3, before: null, after: null })).toEqual([])
})

test('a lesson without a course touches everything', () => {
  expect(touched(place, { ...place, courseId: Number.NaN })).toEqual(new Set([everything]))
})

test('new words of a course touch the course, and where its name stands', () => {
  expect(touchedByCourse({ id: 3, before: place, after: place })).toEqual([
    ...['course:3', 'courses', 'pages'],
  ])
})

test.each([
  ['appears', null, place],
  ['goes', place, null],
])('a course that %s touches its lessons as well', (_what, before, after) => {
  expect(new Set(touchedByCourse({ id: 3, before, after }))).toEqual(
    new Set([
      ...['course:3', 'courses', 'pages', 'shown:3', 'shown', 'figures', 'figures-of:3'],
      ...['lessons', 'lessons-of:3', 'places-of:3'],
    ]),
  )
})
