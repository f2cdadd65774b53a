import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is for keeps it apart from all others made with the same secret. */
type Purpose = 'draft-link' | 'draft-document'

interface Signed {
  /** The draft link, or 0 where the tutor looks at a preview. */
  linkId: number
  /** The lesson whose document is opened; 0 in the address of a link itself. */
  lessonId: number
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/** An address's own proof: `linkId.lessonId.expiresAt.signature`, all of it fit for a URL. */
export function signDraft(purpose: Purpose, signed: Signed, secret: string): string {
  const body = [signed.linkId, signed.lessonId, signed.expiresAt.toString(36)].join('.')
  return `${body}.${signature(purpose, body, secret).toString('base64url')}`
}

/** What was signed, past its time or not; null where it is malformed or forged. */
export function readSigned(purpose: Purpose, text: string, secret: string): Signed | null {
  const match = /^((\d{1,10})\.(\d{1,10})\.([\da-z]{1,10}))\.([\w-]{43})$/.exec(text)
  if (!match) return null
  const [, body = '', linkId, lessonId, expiresAt = '', given = ''] = match
  const expected = signature(purpose, body, secret)
  const bytes = Buffer.from(given, 'base64url')
  // Compared as text too: the last character of base64url has spare bits.
  if (!timingSafeEqual(bytes, expected) || given !== expected.toString('base64url')) return null
  return {
    linkId: Number(linkId),
    lessonId: Number(lessonId),
    expiresAt: Number.parseInt(expiresAt, 36),
  }
}

const signature = (purpose: Purpose, body: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${body}`).digest()
