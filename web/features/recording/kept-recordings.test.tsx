import { expect, test } from 'vitest'
import { changeRecordings, keptRecordings } from './kept-recordings.ts'

const audio = new Blob(['sound'])

/** Whether the browser asks before it closes or loads the page anew. */
const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before it drops what is being said, or was not saved', () => {
  expect(wouldAsk()).toBe(false)

  changeRecordings(3, { type: 'asked', activity: 0 })
  changeRecordings(3, { type: 'begun', now: 0, listening: 'on' })
  expect(wouldAsk()).toBe(true)

  changeRecordings(3, { type: 'ended', audio, isUnplugged: false })
  expect(wouldAsk()).toBe(true)

  changeRecordings(3, { type: 'saved', activity: 0 })
  expect(wouldAsk()).toBe(false)
})

test('a take that ends when its lesson is left stays with that lesson, with its last words', () => {
  changeRecordings(1, { type: 'asked', activity: 0 })
  changeRecordings(1, { type: 'begun', now: 0, listening: 'on' })
  changeRecordings(1, { type: 'ended', audio, isUnplugged: false })
  changeRecordings(1, { type: 'heard', activity: 0, words: { settled: 'I walk', interim: '' } })

  expect(keptRecordings(1)).toMatchObject({
    live: null,
    takes: { 0: { audio, transcript: 'I walk', isSaved: false } },
  })
  expect(keptRecordings(2)).toMatchObject({ live: null, takes: {} })
})
