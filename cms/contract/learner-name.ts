// Apart from the schemas: the page counts a name's letters as well, and needs no schema.

/** Letters of a name at most, as people count them. */
export const longestName = 60

/**
 * A name as it can be printed: one line, letters composed, without what hides, turns the direction
 * of what stands beside it, or piles up. Emoji and every script stay as they are.
 */
export function cleanName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(directionMarks, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Why a cleaned name cannot be printed; null where it can. */
export function problemOfName(name: string): string | null {
  if (!/\p{L}/u.test(name)) return 'Please write the name for the certificate.'
  if (letterCount(name) > longestName) return `Please use at most ${longestName} letters.`
  return null
}

function letterCount(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text)).length
}

/** Made for the first name: its tables are a hundredth of the server's start. */
let segmenter: Intl.Segmenter | undefined

/** They turn the reading direction of what follows, or are not seen at all. */
const directionMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
