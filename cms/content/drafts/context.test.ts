import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import {
  documentKey,
  forgetGivenPlaces,
  givePlace,
  isDraftSave,
  keepingPictureName,
  keepsPictureName,
  noteHeldBefore,
  numberMayGiveWay,
  numbersGiven,
  putDraftAside,
  readHeldBefore,
  restoresAsDraft,
  savesBothStates,
  setDraftSave,
  takeDraftAside,
} from './context.ts'

/** As much of a request as the flags need. */
const request = (context: object = {}): PayloadRequest =>
  Object.assign(Object.create(null), { context })

const [seven, eight, all] = [
  documentKey('lessons', 7),
  documentKey('lessons', 8),
  documentKey('lessons'),
]

test('a request that nobody has said anything of has every flag down', () => {
  const req = request()

  expect([isDraftSave(seven, req), restoresAsDraft(req), savesBothStates(req)]).toEqual([
    false,
    false,
    false,
  ])
  expect([numberMayGiveWay(req), keepsPictureName(req)]).toEqual([false, false])
  expect(numbersGiven({ courseId: 1, lessonId: 7 }, req)).toEqual([])
  expect(takeDraftAside(seven, req)).toBeUndefined()
})

test('a draft save is one document’s', () => {
  const req = request()

  setDraftSave(seven, true, req)

  expect([isDraftSave(seven, req), isDraftSave(eight, req)]).toEqual([true, false])
})

test('a bulk edit saves drafts of a whole collection, and of no other', () => {
  const req = request()

  setDraftSave(all, true, req)

  expect([isDraftSave(seven, req), isDraftSave(eight, req)]).toEqual([true, true])
  expect(isDraftSave(documentKey('courses', 7), req)).toBe(false)
})

test('a save inside a bulk edit is about its own document', () => {
  const req = request()
  setDraftSave(all, false, req)

  setDraftSave(seven, true, req)

  expect([isDraftSave(seven, req), isDraftSave(eight, req)]).toEqual([true, false])
})

test('a bulk edit begins anew, whatever an earlier operation was', () => {
  const req = request()
  setDraftSave(seven, true, req)

  setDraftSave(all, false, req)

  expect(isDraftSave(seven, req)).toBe(false)
})

test('a draft that was put aside is taken once', () => {
  const req = request()
  putDraftAside(seven, { title: 'Newer' }, req)

  expect(takeDraftAside(eight, req)).toBeUndefined()
  expect(takeDraftAside(seven, req)).toEqual({ title: 'Newer' })
  expect(takeDraftAside(seven, req)).toBeUndefined()
})

test('a lesson hears of the numbers that others were given in its course', () => {
  const req = request()
  givePlace({ courseId: 1, lessonNumber: 4, lessonId: 7 }, req)
  givePlace({ courseId: 1, lessonNumber: 5, lessonId: 8 }, req)
  givePlace({ courseId: 11, lessonNumber: 6, lessonId: 9 }, req)

  expect(numbersGiven({ courseId: 1, lessonId: 7 }, req)).toEqual([5])
  expect(numbersGiven({ courseId: 1, lessonId: undefined }, req)).toEqual([4, 5])

  forgetGivenPlaces(req)
  expect(numbersGiven({ courseId: 1, lessonId: 7 }, req)).toEqual([])
})

test('a call that stores a picture says so in its context', () => {
  expect(keepsPictureName(request(keepingPictureName()))).toBe(true)
})

test('what a document held before a transaction is known to that transaction alone', () => {
  const req = request()
  const state = { content: {}, last: { same: [] }, newest: 1 }
  noteHeldBefore({ document: seven, transaction: 'first' }, state, req)

  expect(readHeldBefore({ document: seven, transaction: 'first' }, req)).toBe(state)
  expect(readHeldBefore({ document: eight, transaction: 'first' }, req)).toBeUndefined()
  expect(readHeldBefore({ document: seven, transaction: 'second' }, req)).toBeUndefined()
})
