import { randomBytes } from 'node:crypto'

/** 80 bits in four groups of letters and digits that are hard to misread. */
export function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x'
  const text = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}
