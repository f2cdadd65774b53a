import { crockfordLetters } from '../cms/contract/crockford-letters.ts'

const letterAt = (place: number) => crockfordLetters.charAt(place % crockfordLetters.length)

/** An id of something that a device sends once: another one each time. */
export const newUlid = (): string =>
  `01J${Array.from({ length: 23 }, () => letterAt(Math.floor(Math.random() * 32))).join('')}`

/** Always the same one for a number below 32, to send the same thing twice. */
export const ulidOf = (n: number): string => `01JDXYZ000${'0'.repeat(15)}${letterAt(n)}`
