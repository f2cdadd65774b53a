import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import { plainText } from '../words/plain-text.ts'
import { isStopWord } from './content-words.ts'
import { hasBlank } from './has-blank.ts'
import type { DictationQuestion, OrderQuestion } from './question.ts'
import { sentenceWith, wordCount } from './sentences.ts'

/** Words that somebody keeps in mind while writing. */
const longestDictation = 16
const orderable = { least: 5, most: 12 } as const

/** Examples to be heard and written; of a long one the sentence with the word. */
export function dictationQuestions({ rows }: PracticeSet, random: Random): DictationQuestion[] {
  return shuffled(rows, random).flatMap(({ id, word, example }) => {
    const text =
      wordCount(example) > longestDictation ? sentenceWith(example, word) : example.trim()
    if (wordCount(text) === 0 || hasBlank(text)) return []
    return { id: `dictation:${id}`, kind: 'dictation', rowId: id, text }
  })
}

/** Sentences of 5 to 12 words in pieces, never in the order that is asked for. */
export function orderQuestions({ rows }: PracticeSet, random: Random): OrderQuestion[] {
  return shuffled(rows, random).flatMap(({ id, word, example }) => {
    const sentence = sentenceWith(example, word)
    if (hasBlank(sentence)) return []
    const words = piecesOf(sentence)
    if (words.length < orderable.least || words.length > orderable.most) return []
    const pieces = shuffled(words, random)
    if (pieces.every((piece, index) => piece === words[index])) pieces.reverse()
    return { id: `order:${id}`, kind: 'order', rowId: id, pieces, sentence }
  })
}

/** The words of a sentence without what tells where they stand: its capital and its full stop. */
function piecesOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}&]/u.test(word))
  const [first = '', ...rest] = words
  const lower = plainText(first)
  const start = isStopWord(lower) && lower !== 'i' ? lower : first
  return [start, ...rest].map((piece, index) =>
    index === words.length - 1 ? piece.replace(/[.?!…]+(["”’)]?)$/, '$1') : piece,
  )
}
