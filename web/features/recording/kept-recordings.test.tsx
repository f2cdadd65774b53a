import { expect, onTestFinished, test } from 'vitest'
import { forgetHeld } from '../../ui/stored-text/held-on-page.ts'
import { changeRecordings, keptRecordings } from './kept-recordings.ts'
import { savedFiles, saveRecording } from './saved-recordings.ts'

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

test('what is forgotten with all that the page keeps is not asked for', () => {
  changeRecordings(5, { type: 'asked', activity: 0 })
  changeRecordings(5, { type: 'begun', now: 0, listening: 'on' })
  changeRecordings(5, { type: 'ended', audio, isUnplugged: false })

  forgetHeld()

  expect(keptRecordings(5).takes).toEqual({})
  expect(wouldAsk()).toBe(false)
})

test('what was saved is forgotten with all that the page keeps', () => {
  changeRecordings(6, { type: 'asked', activity: 0 })
  changeRecordings(6, { type: 'begun', now: 0, listening: 'on' })
  changeRecordings(6, { type: 'ended', audio, isUnplugged: false })
  const place = { lessonId: 6, lessonNumber: 1, title: '', activityIndex: 0, speakingNumber: 1 }
  const take = keptRecordings(6).takes[0]
  if (take) saveRecording(place, take)
  expect(savedFiles()).toHaveLength(1)

  forgetHeld()

  expect(savedFiles()).toEqual([])
})

test('a link to a mail program leaves the page where it is, and nobody is asked', async () => {
  changeRecordings(4, { type: 'asked', activity: 0 })
  changeRecordings(4, { type: 'begun', now: 0, listening: 'on' })
  const link = document.createElement('a')
  link.href = 'mailto:anna@tutor.example'
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  onTestFinished(() => link.remove())

  link.click()
  expect(wouldAsk()).toBe(false)

  const later = new Event('beforeunload', { cancelable: true })
  Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 2_000 })
  expect(window.dispatchEvent(later)).toBe(false)
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
