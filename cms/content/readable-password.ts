import { randomBytes } from 'node:crypto'

/** Groups of letters and digits that are hard to misread, with almost 20 bits in each. */
export function readablePassword(groups = 4): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x'
  const text = Array.from(randomBytes(4 * groups), (byte) => letters[byte % letters.length]).join(
    '',
  )
  return text.replace(/(.{4})(?=.)/g, '$1-')
}
