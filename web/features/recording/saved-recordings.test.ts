import { expect, test } from 'vitest'
import type { Take } from './recordings.ts'
import { recordingForm, savedFiles, saveRecording } from './saved-recordings.ts'

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
  isFinal: true,
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

test('a saved recording is there under the name of its file', () => {
  saveRecording(place, take)

  expect(savedFiles()).toMatchObject([
    { name: 'lesson-2-inner-voice-speaking-1.webm', transcript: 'I get up at six.' },
  ])
})

test('saving again replaces what was saved of the same activity', () => {
  saveRecording(place, take)
  saveRecording(place, { ...take, transcript: 'I got up.' })

  expect(savedFiles().map(({ transcript }) => transcript)).toEqual(['I got up.'])
})
