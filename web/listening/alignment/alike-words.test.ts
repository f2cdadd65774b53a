import { expect, test } from 'vitest'
import { openCommonWords } from '../../../cms/api/sounds/common-words.ts'
import { openDictionary } from '../../../cms/api/sounds/dictionary.ts'
import { soundsOf } from '../../../cms/api/sounds/lesson-sounds.ts'
import { alignWords } from './align-words.ts'
import { withAlikeWords } from './alike-words.ts'

/** As the server sends them for a lesson of one sentence. */
async function soundsOfLesson(sentence: string) {
  const [dictionary, common] = await Promise.all([openDictionary(), openCommonWords()])
  return withAlikeWords(soundsOf({ texts: [sentence], own: new Map(), dictionary, common }))
}

test.each([
  ['We know each other', 'we no each other'],
  ['I left my keys over there', 'I left my keys over their'],
  ['Read the whole page', 'read the hole page'],
  ['Write it down', 'right it down'],
  ['It is our turn', 'it is hour turn'],
  ['He threw the ball', 'he through the ball'],
])('a word that sounds the same is said: %s, heard: %s', async (sentence, heard) => {
  const sounds = await soundsOfLesson(sentence)

  const kinds = alignWords(sentence, heard, sounds).map(({ kind }) => kind)

  expect(new Set(kinds)).toEqual(new Set(['said']))
})

test('a word that sounds otherwise is not', async () => {
  const sounds = await soundsOfLesson('I walk to work')

  expect(alignWords('I walk to work', 'I work to work', sounds)).toContainEqual({
    kind: 'close',
    word: 'walk',
    heard: 'work',
  })
})
