const longest = 48

/**
 * The name of a practised word: the same for the same word of the same lesson, however its case
 * and punctuation change; a phrase of more than 48 letters is another one with each change. It has
 * letters, digits, hyphens and one colon, so it may stand in an address, a stored event or an
 * element's id.
 */
export const rowIdOf = (lessonId: number | string, word: string): string =>
  `${lessonId}:${wordKeyOf(word)}`

/** The same without the lesson: by it a word is known within its list. */
export function wordKeyOf(word: string): string {
  const slug = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const isWhole = slug !== '' && slug.length <= longest
  return isWhole ? slug : `${slug.slice(0, longest)}-${hashOf(word.trim())}`
}

/** A short number of a text, by which texts are told apart whose letters make the same id. */
export function hashOf(text: string): string {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
