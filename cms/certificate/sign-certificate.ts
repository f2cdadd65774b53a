import { createPublicKey, sign, verify } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { PublicKey } from './reading/check-certificate.ts'
import { credentialOf } from './reading/credential.ts'
import type { PracticeRecord, TokenHeader } from './reading/practice-record.ts'
import type { SignedText } from './reading/signed-text.ts'
import type { SigningKey } from './signing-keys.ts'

export interface SignedRecord {
  /** Packed, for links and the QR code. */
  text: string
  /** The same credential as a plain JWT, for a wallet. */
  credential: string
}

/** More letters make a QR code too fine for a printed page. */
const longestText = 1_800

/** So many titles find room on the page. */
const mostTitles = 24

const longestTitle = 80

/** Signs a record, with as many of its lessons' titles as page and QR code have room for. */
export function signRecord(record: PracticeRecord, key: SigningKey): SignedRecord {
  const titles = record.lessons.map((title) => shortened(title, longestTitle))
  for (let count = Math.min(titles.length, mostTitles); count > 0; count -= 1) {
    const text = signedText({ ...record, lessons: titles.slice(0, count) }, key)
    if (text.length <= longestText)
      return signed({ ...record, lessons: titles.slice(0, count) }, key)
  }
  return signed({ ...record, lessons: [] }, key)
}

/** Node's own answer to whether a key made a signature. */
export async function isSignedBy({ x }: PublicKey, { signed, signature }: SignedText) {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, signed, key, signature)
}

const signed = (record: PracticeRecord, key: SigningKey): SignedRecord => ({
  text: signedText(record, key),
  credential: compact({ typ: 'JWT' }, payloadOf(record), key),
})

const signedText = (record: PracticeRecord, key: SigningKey) =>
  compact({ zip: 'DEF' }, deflateRawSync(payloadOf(record), { level: 9 }), key)

const payloadOf = (record: PracticeRecord) => Buffer.from(JSON.stringify(credentialOf(record)))

function compact(
  more: Pick<TokenHeader, 'zip'> & { typ?: 'JWT' },
  payload: Buffer,
  { privateKey, publicKey }: SigningKey,
): string {
  const header = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: publicKey.kid, ...more }))
  const body = `${header.toString('base64url')}.${payload.toString('base64url')}`
  return `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`
}

/** By whole letters as people count them, so that no emoji falls apart. */
function shortened(text: string, most: number): string {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
