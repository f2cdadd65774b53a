import type { Verdict } from '../../../cms/contract/exercise-kinds.ts'
import { answerWays } from '../../../cms/exercises/answers/answer-ways.ts'
import { checkAnswer } from '../../../cms/exercises/answers/check-answer.ts'
import {
  type CheckedDictation,
  checkDictation,
  type DictatedWord,
} from '../../../cms/exercises/answers/check-dictation.ts'
import { englishOf } from '../../../cms/exercises/answers/check-question.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import { findParted } from '../../../cms/exercises/questions/find-parted.ts'
import { findWord } from '../../../cms/exercises/questions/find-word.ts'
import type { DictationQuestion } from '../../../cms/exercises/questions/question.ts'
import { isSameText } from '../../../cms/exercises/words/is-same-text.ts'

/**
 * A dictation, word by word. Of a word that is dictated alone, what may be left out where it is
 * asked for otherwise may be left out here.
 */
export function dictationOf(
  question: DictationQuestion,
  given: string,
  set: PracticeSet,
): CheckedDictation {
  const { text } = question
  const isAlone = answerWays(wordOf(question, set)).some(({ texts }) =>
    texts.some((each) => isSameText(each, text)),
  )
  const isWhole = isAlone && checkAnswer(given, { answer: text }).verdict === 'right'
  return checkDictation(isWhole ? text : given, text, englishOf(set))
}

/** What a dictation says of its word: a word that was written rightly is not missed for another one. */
export function dictatedWordVerdict(
  question: DictationQuestion,
  given: string,
  set: PracticeSet,
): Verdict {
  const { verdict, words } = dictationOf(question, given, set)
  if (verdict === 'empty') return verdict
  const own = wordsInside(question.text, words, wordOf(question, set))
  return own.length > 0 ? verdictOfWords(own) : verdict
}

const wordOf = ({ rowId }: DictationQuestion, { rows }: PracticeSet) =>
  rows.find(({ id }) => id === rowId)?.word ?? ''

/** Those of a sentence's words that belong to a word or phrase, wherever that stands in it. */
function wordsInside(sentence: string, words: readonly DictatedWord[], word: string) {
  const places = [...findWord(sentence, word), ...findParted(sentence, word)]
  let from = 0
  return words.filter(({ text, state }) => {
    if (state === 'extra') return false
    const parts = text.split(' ').flatMap((part) => {
      const start = sentence.indexOf(part, from)
      // A sign that is said as a word stands nowhere; the same word further on is another one.
      if (start < 0 || /[\p{L}\p{N}]/u.test(sentence.slice(from, start))) return []
      from = start + part.length
      return [{ start, end: from }]
    })
    return parts.some(({ start, end }) =>
      places.some((place) => start < place.end && end > place.start),
    )
  })
}

function verdictOfWords(words: readonly DictatedWord[]): Verdict {
  if (words.every(({ state }) => state === 'right')) return 'right'
  const isForgiven = words.every(({ state }) => /^(?:right|slip|sounds-the-same)$/.test(state))
  return isForgiven ? 'slip' : 'wrong'
}
