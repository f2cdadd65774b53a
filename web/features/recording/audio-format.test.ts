import { expect, test } from 'vitest'
import { audioFileName, extensionOf } from './audio-format.ts'

test('the extension follows the type', () => {
  const types = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/ogg', '']

  expect(types.map(extensionOf)).toEqual(['webm', 'mp4', 'ogg', 'webm'])
})

test('the file is named after lesson and activity', () => {
  const place = { lessonNumber: 2, speakingNumber: 1, type: 'audio/mp4' }

  expect(audioFileName({ ...place, title: 'Your Inner Voice: a start!' })).toBe(
    'lesson-2-your-inner-voice-a-start-speaking-1.mp4',
  )
  expect(audioFileName({ ...place, title: 'السلام' })).toBe('lesson-2-speaking-1.mp4')
})
