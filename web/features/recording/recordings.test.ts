import { expect, test } from 'vitest'
import {
  canSave,
  newRecordings,
  phaseOf,
  type RecordingEvent,
  type Recordings,
  recordingsAfter,
  timeText,
} from './recordings.ts'

const sound = new Blob(['sound'])
const after = (events: RecordingEvent[], start: Recordings = newRecordings()) =>
  events.reduce(recordingsAfter, start)

const asked = { type: 'asked', activity: 1 } as const
const begun = { type: 'begun', now: 5_000, listening: 'on' } as const
const ended = { type: 'ended', audio: sound, isUnplugged: false } as const
const heard = (settled: string, interim = '') =>
  ({ type: 'heard', activity: 1, words: { settled, interim } }) as const

test('a recording is idle, asks for the microphone, records and is stopped', () => {
  expect(phaseOf(after([]), 1)).toBe('idle')
  expect(phaseOf(after([asked]), 1)).toBe('asking')
  expect(phaseOf(after([asked, begun]), 1)).toBe('recording')
  expect(phaseOf(after([asked, begun, ended]), 1)).toBe('stopped')
})

test('while one activity records no other can begin', () => {
  const recording = after([asked, begun])

  expect(recordingsAfter(recording, { type: 'asked', activity: 2 })).toBe(recording)
  expect(recordingsAfter(recording, asked)).toBe(recording)
})

test('the timer counts whole seconds since the beginning', () => {
  const recording = after([asked, begun])

  expect(recordingsAfter(recording, { type: 'ticked', now: 5_999 })).toBe(recording)
  expect(after([{ type: 'ticked', now: 67_100 }], recording).live).toMatchObject({ seconds: 62 })
  expect(after([{ type: 'ticked', now: 4_000 }], recording).live).toMatchObject({ seconds: 0 })
})

test('the timer shows minutes and seconds', () => {
  expect([0, 7, 62, 3600].map(timeText)).toEqual(['00:00', '00:07', '01:02', '60:00'])
})

test('the transcript of a take is all that was heard, interim words too', () => {
  const stopped = after([asked, begun, heard('I get up', 'at six'), ended])

  expect(stopped.takes[1]?.transcript).toBe('I get up at six')
})

test('words that come after the end complete the transcript', () => {
  const stopped = after([asked, begun, heard('', 'I get'), ended, heard('I get up.')])

  expect(stopped.takes[1]?.transcript).toBe('I get up.')
})

test('late words of a recording are not written into the earlier one that was taken back', () => {
  const back = { type: 'earlier-taken-back', activity: 1 } as const
  const first = [asked, begun, heard('The first'), ended]
  const exchanged = after([...first, asked, begun, heard('The second'), ended, back])

  const late = recordingsAfter(exchanged, heard('The second one'))

  expect(late.takes[1]?.transcript).toBe('The first')
})

test('late words of a recording without sound are not written into the one before it', () => {
  const silent = { ...ended, audio: new Blob([]) }
  const first = [asked, begun, heard('The first'), ended]

  const late = after([...first, asked, begun, silent, heard('The second')])

  expect(late.takes[1]?.transcript).toBe('The first')
})

test('late words change no transcript that was corrected or saved', () => {
  const corrected = after([
    asked,
    begun,
    ended,
    { type: 'corrected', activity: 1, transcript: 'Mine' },
  ])
  const saved = after([asked, begun, heard('Kept'), ended, { type: 'saved', activity: 1 }])

  expect(recordingsAfter(corrected, heard('Theirs')).takes[1]?.transcript).toBe('Mine')
  expect(recordingsAfter(saved, heard('Theirs')).takes[1]?.transcript).toBe('Kept')
})

test('a refused microphone names the problem and leaves the activity idle', () => {
  const refused = after([asked, { type: 'refused', kind: 'denied' }])

  expect(phaseOf(refused, 1)).toBe('idle')
  expect(refused.problem).toEqual({ activity: 1, kind: 'denied' })
  expect(after([asked], refused).problem).toBeNull()
})

test('a microphone that is unplugged ends the recording and keeps what was recorded', () => {
  const unplugged = after([asked, begun, { ...ended, isUnplugged: true }])

  expect(unplugged.takes[1]?.audio).toBe(sound)
  expect(unplugged.problem).toEqual({ activity: 1, kind: 'unplugged' })
})

test('a recording in which nothing was heard is kept, and is told until another one is there', () => {
  const silent = { type: 'hearing', hearing: 'silent' } as const
  const stopped = after([asked, begun, silent, ended])

  expect(stopped.takes[1]?.audio).toBe(sound)
  expect(stopped.problem).toEqual({ activity: 1, kind: 'silent' })
  const unplugged = after([asked, begun, silent, { ...ended, isUnplugged: true }])
  expect(unplugged.problem).toEqual({ activity: 1, kind: 'silent' })
  const back = { type: 'earlier-taken-back', activity: 1 } as const
  expect(after([asked, begun, ended, asked, begun, silent, ended, back]).problem).toBeNull()
  const heardThen = after([asked, begun, silent, { type: 'hearing', hearing: 'heard' }, ended])
  expect(heardThen.problem).toBeNull()
})

test('a microphone that was switched off before the end is told, and what was said is kept', () => {
  const muted = after([asked, begun, { type: 'hearing', hearing: 'muted' }, ended])

  expect(muted.takes[1]?.audio).toBe(sound)
  expect(muted.problem).toEqual({ activity: 1, kind: 'unplugged' })
})

test('the old recording stays until the new one has something', () => {
  const stopped = after([asked, begun, heard('First'), ended])
  const again = after([asked, begun, heard('Second')], stopped)

  expect(again.takes[1]?.transcript).toBe('First')
  expect(after([{ ...ended, audio: null }], again).takes[1]?.transcript).toBe('First')
  expect(after([ended], again).takes[1]?.transcript).toBe('Second')
})

test('a recording stopped before it had sound is none, keeps the one before, and is told', () => {
  const nothing = { ...ended, audio: new Blob([]) }
  const again = after([asked, begun, heard('First'), ended, asked, begun, nothing])

  expect(again.takes[1]?.transcript).toBe('First')
  expect(again.problem).toEqual({ activity: 1, kind: 'empty' })
  expect(after([asked], again).problem).toBeNull()
  const unplugged = after([asked, begun, { ...nothing, isUnplugged: true }])
  expect(unplugged.problem).toEqual({ activity: 1, kind: 'failed' })
})

test('the recording before can be taken back, and that undone', () => {
  const twice = after([asked, begun, heard('First'), ended, asked, begun, heard('Second'), ended])
  const back = after([{ type: 'earlier-taken-back', activity: 1 }], twice)

  expect(back.takes[1]?.transcript).toBe('First')
  expect(after([{ type: 'earlier-taken-back', activity: 1 }], back).takes[1]?.transcript).toBe(
    'Second',
  )
})

test('a wait for permission that is given up changes nothing', () => {
  expect(after([asked, { ...ended, audio: null }])).toEqual(newRecordings())
})

test('saving needs both a recording and a transcript', () => {
  const take = {
    audio: sound,
    transcript: 'Said',
    listening: 'on' as const,
    isFinal: false,
    isSaved: false,
  }

  expect(canSave(take)).toBe(true)
  expect(canSave({ ...take, transcript: '  ' })).toBe(false)
  expect(canSave({ ...take, audio: new Blob([]) })).toBe(false)
  expect(canSave(undefined)).toBe(false)
})

test('a correction after saving has to be saved again', () => {
  const saved = after([asked, begun, heard('Said'), ended, { type: 'saved', activity: 1 }])
  const corrected = after([{ type: 'corrected', activity: 1, transcript: 'Meant' }], saved)

  expect(saved.takes[1]?.isSaved).toBe(true)
  expect(corrected.takes[1]?.isSaved).toBe(false)
})

test('a saved recording whose place another has taken is not saved when it is taken back', () => {
  const saved = { type: 'saved', activity: 1 } as const
  const back = { type: 'earlier-taken-back', activity: 1 } as const
  const twice = after([asked, begun, ended, saved, asked, begun, ended, saved])

  expect(after([back], twice).takes[1]?.isSaved).toBe(false)
  expect(after([back, back], twice).takes[1]?.isSaved).toBe(true)
  expect(after([back, saved, back], twice).takes[1]?.isSaved).toBe(false)
})

test('a recogniser that is lost is told while the recording goes on', () => {
  expect(after([asked, begun, { type: 'listening-lost' }]).live).toMatchObject({
    phase: 'recording',
    listening: 'lost',
  })
})
