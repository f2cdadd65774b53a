import type { Sounds } from './sound-distance.ts'

interface SoundedWords {
  words: Sounds
  /** By word, those that sound just like it. */
  alike: Readonly<Record<string, readonly string[]>>
}

/**
 * The sounds of a lesson's words, and of the words that sound just like one: whoever hears 'no'
 * cannot know that 'know' was said.
 */
export function withAlikeWords({ words, alike }: SoundedWords): Sounds {
  const others = Object.entries(alike).flatMap(([word, same]) =>
    same.map((other) => [other, words[word] ?? []]),
  )
  return { ...Object.fromEntries(others), ...words }
}
