import { codeOf, stepAt } from '../cms/content/second-factor/totp.ts'

/** What an app shows that has taken over this key, so many half minutes from now. */
export const appCode = (key: string, halfMinutes = 0): string =>
  codeOf(bytesOf(key), stepAt(Date.now()) + halfMinutes)

/** The key as an app reads it (RFC 4648, base 32). */
function bytesOf(key: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
