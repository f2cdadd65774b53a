import { expect, test } from 'vitest'
import type { Take } from './recordings.ts'
import { recordingForm, savedTakes, saveRecording } from './saved-recordings.ts'

const place = {
  lessonId: 12,
  lessonNumber: 2,
  title: 'Inner Voice',
  activityIndex: 1,
  speakingNumber: 1,
}
const take: Take = {
  audio: new Blob(['sound'], { type: 'audio/webm;codecs=opus' }),
  transcript: ' I get up at six. ',
  listening: 'on',
  isCorrected: true,
  isSaved: false,
}

test('the form holds audio, transcript, lessonId and activityIndex', () => {
  const form = recordingForm(place, take)

  expect([...form.keys()]).toEqual(['audio', 'transcript', 'lessonId', 'activityIndex'])
  expect(form.get('audio')).toMatchObject({ name: 'lesson-2-inner-voice-speaking-1.webm', size: 5 })
  expect(form.get('transcript')).toBe('I get up at six.')
  expect(form.get('lessonId')).toBe('12')
  expect(form.get('activityIndex')).toBe('1')
})

test('a saved recording is there again when the lesson is opened again', () => {
  saveRecording(place, take)

  expect(savedTakes(12)[1]).toMatchObject({ transcript: 'I get up at six.', isSaved: true })
  expect(savedTakes(13)).toEqual({})
})

test('saving again replaces what was saved of the same activity', () => {
  saveRecording(place, take)
  saveRecording(place, { ...take, transcript: 'I got up.' })

  expect(savedTakes(12)[1]?.transcript).toBe('I got up.')
})
