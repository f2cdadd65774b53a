/** Lower case, straight quotes and hyphens, single spaces, nothing invisible. */
export function plainText(text: string): string {
  // Most are words, and a list of 200 asks for tens of thousands of them.
  if (isPlainWord.test(text)) return text.toLowerCase()
  return withApostrophes(text) // before an accent that stands alone becomes a space with an accent
    .normalize('NFKC')
    .replace(turkishI, 'i')
    .toLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const isPlainWord = /^[a-z'-]*$/i

/** With and without its dot, in either case: a Turkish keyboard gives İ for a capital i. */
const turkishI = /[İı]/g

/**
 * A text of the same length with straight apostrophes for all that stands in their place: keyboards of
 * many languages have an accent or a prime on the key that is taken for one.
 */
export const withApostrophes = (text: string): string => text.replace(/[’‘‛ʼ`´′＇]/g, "'")
