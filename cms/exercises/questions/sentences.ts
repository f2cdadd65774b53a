import { spokenWords } from '../words/spoken-words.ts'
import { findWord, type Place } from './find-word.ts'

/** Where the sentences of a text stand. */
export function sentencePlaces(text: string): Place[] {
  const places: Place[] = []
  for (const match of text.matchAll(
    /\S[\s\S]*?(?:(?<!\b[ap]\.m|\b(?:Mr|Dr|Ms|Mrs|e\.g|i\.e))[.?!…]+["”’')\]]*(?=\s|$)|$)/g,
  )) {
    places.push({ start: match.index, end: match.index + match[0].length })
  }
  return places
}

/** The sentence of a text that holds the word; the whole text where none does. */
export function sentenceWith(text: string, word: string): string {
  const sentences = sentencePlaces(text).map(({ start, end }) => text.slice(start, end).trim())
  return sentences.find((sentence) => findWord(sentence, word).length > 0) ?? text.trim()
}

export const wordCount = (text: string): number => spokenWords(text).length
