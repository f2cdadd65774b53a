import { openToken, signToken, type TokenPurpose } from '../../../environment/signed-token.ts'

type Purpose = Extract<TokenPurpose, 'draft-link' | 'draft-document'>

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
  return signToken(purpose, body, secret)
}

/** What was signed, past its time or not; null where it is malformed or forged. */
export function readSigned(purpose: Purpose, text: string, secret: string): Signed | null {
  const body = openToken(purpose, text, secret)
  const match = /^(\d{1,10})\.(\d{1,10})\.([\da-z]{1,10})$/.exec(body ?? '')
  if (!match) return null
  const [, linkId, lessonId, expiresAt = ''] = match
  return {
    linkId: Number(linkId),
    lessonId: Number(lessonId),
    expiresAt: Number.parseInt(expiresAt, 36),
  }
}
