import { notFound } from '../../contract/http-error.ts'
import { apiPaths } from '../../contract/paths.ts'
import { LessonSounds } from '../../contract/sounds.ts'
import { plainText } from '../../exercises/words/plain-text.ts'
import { spokenWords } from '../../exercises/words/spoken-words.ts'
import { endpoint } from '../endpoint.ts'
import { findLesson } from '../lessons/find-lesson.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import { presentLesson } from '../lessons/present-lesson.ts'
import { type CommonWords, openCommonWords } from './common-words.ts'
import { type Dictionary, openDictionary } from './dictionary.ts'
import { soundsOfIpa } from './ipa-sounds.ts'

/** So many words of a lesson are listened to; a longer lesson has its first ones. */
const mostWords = 1_500

/** What the engine needs to know of a lesson's words; none of a lesson that is withheld. */
export const readLessonSounds = endpoint({
  method: 'get',
  path: apiPaths.lessonSounds(':lessonId'),
  access: 'everyone',
  params: LessonParams,
  answer: LessonSounds,
  async run({ params }, caller) {
    const options = { omitsHtml: true }
    const found = await findLesson(params.lessonId, caller, options)
    const lesson = presentLesson(found, caller, options)
    if (!('vocabulary' in lesson)) throw notFound('Lesson')
    const { vocabulary, phrases, grammarConcepts } = lesson
    const texts = [
      ...vocabulary.flatMap(({ word, example }) => [word, example]),
      ...phrases.flatMap(({ phrase, example }) => [phrase, example]),
      ...grammarConcepts.map(({ example }) => example),
    ]
    const own = new Map(
      vocabulary.map(({ word, phonetics }) => [plainText(word), soundsOfIpa(phonetics)]),
    )
    const [dictionary, common] = await Promise.all([openDictionary(), openCommonWords()])
    return soundsOf({ texts, own, dictionary, common })
  },
})

interface Sources {
  texts: readonly string[]
  /** What the lesson itself says of its words. */
  own: ReadonlyMap<string, string[]>
  dictionary: Dictionary
  common: CommonWords
}

/** The words of texts with their sounds, and what they may be taken for. */
export function soundsOf({ texts, own, dictionary, common }: Sources): LessonSounds {
  const spoken = texts.flatMap((text) => spokenWords(text).flatMap(namesOf))
  const words: LessonSounds['words'] = {}
  const alike: LessonSounds['alike'] = {}
  const near: LessonSounds['near'] = {}
  for (const word of [...new Set(spoken)].slice(0, mostWords)) {
    const sounds = [...new Set([...dictionary.soundsOf(word), ...(own.get(word) ?? [])])]
    if (sounds.length === 0) continue
    words[word] = sounds.slice(0, 8)
    const same = common.alike(word, sounds)
    const close = common.near(word, sounds)
    if (same.length > 0) alike[word] = same
    if (close.length > 0) near[word] = close
    for (const other of close) words[other] ??= dictionary.soundsOf(other).slice(0, 8)
  }
  return { words, alike, near }
}

/** A word as it is written, or the words in which a number is said. */
const namesOf = ({ text, keys }: { text: string; keys: readonly string[] }) =>
  /\d/.test(text) ? keys : [plainText(text)]
