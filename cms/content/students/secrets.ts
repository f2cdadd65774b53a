import { createHmac, randomBytes } from 'node:crypto'
import { crockfordLetters } from '../../contract/crockford-letters.ts'
import { lettersAndDigits } from '../../contract/letters-and-digits.ts'

/** What a student's link ends with: 128 bits of chance. */
export const newLinkSecret = (): string => randomBytes(16).toString('base64url')

const codeLength = 10

/** An access code: 50 bits of chance, in letters that are not mistaken when read from paper. */
export const newCode = (): string =>
  Array.from(randomBytes(codeLength), (byte) =>
    crockfordLetters.charAt(byte % crockfordLetters.length),
  ).join('')

/** A code as people read it: two halves. */
export const readableCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** A code as it was made, however it was typed; null for what can be none. */
export function typedCode(text: string): string | null {
  const code = lettersAndDigits(text).toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')
  return code.length === codeLength &&
    [...code].every((letter) => crockfordLetters.includes(letter))
    ? code
    : null
}

/**
 * What is kept of a secret. It is keyed: who has the database alone can neither use it nor try all
 * codes. Looking it up by an index takes the same time for what is unknown, ended and revoked.
 */
export const hashOf = (kind: 'link' | 'code' | 'browser', secret: string, key: string): string =>
  createHmac('sha256', key).update(`student-${kind}:${secret}`).digest('base64url')
