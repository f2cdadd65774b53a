import { createHmac, timingSafeEqual } from 'node:crypto'
import { lettersAndDigits } from '../../contract/letters-and-digits.ts'

/** As every app for codes has it by default (RFC 6238): six digits, new every half minute. */
const stepSeconds = 30
const digits = 6
/** The step before and the one after count too: clocks differ, and typing takes time. */
const drift = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (milliseconds: number): number =>
  Math.floor(milliseconds / 1000 / stepSeconds)

/** The code of one step (RFC 4226, 6238). */
export function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was typed; null where it is none of those that count now. */
export function stepOfCode(key: Buffer, typed: string, now: number): number | null {
  const code = lettersAndDigits(typed)
  const current = stepAt(now)
  let found: number | null = null
  // Every one is compared, so that the time tells nothing of which it was.
  for (let step = current - drift; step <= current + drift; step += 1) {
    if (isSame(code, codeOf(key, step))) found = step
  }
  return found
}

/** Bytes as apps take them, in letters and digits (RFC 4648, base 32). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  let text = ''
  for (let at = 0; at < bits.length; at += 5) {
    text += alphabet[Number.parseInt(bits.slice(at, at + 5).padEnd(5, '0'), 2)]
  }
  return text
}

/** The address by which an app takes the key over, as a rule out of a QR code. */
export function keyAddress(parts: { key: Buffer; username: string; site: string }): string {
  const label = `${encodeURIComponent(parts.site)}:${encodeURIComponent(parts.username)}`
  const query = new URLSearchParams({ secret: base32(parts.key), issuer: parts.site })
  // Apps show a plus as it is.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
