/**
 * What a typed code says in plain letters and digits, without dashes, blanks and marks that nobody
 * sees. Keyboards for Chinese and Japanese write letters and digits in full width; those for Arabic
 * and Persian have digits of their own.
 */
export const lettersAndDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Both blocks begin at a multiple of sixteen. */
const latinDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf)
