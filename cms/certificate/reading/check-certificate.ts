import { recordIn } from './credential.ts'
import type { PracticeRecord } from './practice-record.ts'
import { payloadOf, type SignedText, takeApart } from './signed-text.ts'

/** A public key as `/.well-known/jwks.json` lists it. */
export interface PublicKey {
  kty: 'OKP'
  crv: 'Ed25519'
  alg: 'EdDSA'
  use: 'sig'
  kid: string
  /** The key's 32 bytes as base64url. */
  x: string
}

/**
 * Why a text is refused: it is not whole; a key made it that this site does not know (`host` is whom
 * it names); something in it was changed; a newer site made it.
 */
export type Refusal =
  | { reason: 'cut' | 'changed' | 'newer' }
  | { reason: 'unknown-key'; host: string | null }

export type Checked =
  | { outcome: 'genuine'; record: PracticeRecord }
  | ({ outcome: 'refused' } & Refusal)

interface Means {
  keys: readonly PublicKey[]
  /** Whether the signature of the text was made by the key. */
  isSignedBy: (key: PublicKey, text: SignedText) => Promise<boolean>
}

/** Whether a signed text is one that this site has signed, to the letter, and what it says then. */
export async function checkCertificate(
  text: string,
  { keys, isSignedBy }: Means,
): Promise<Checked> {
  const signedText = takeApart(text)
  if (!signedText) return refused({ reason: 'cut' })
  const key = keys.find(({ kid }) => kid === signedText.header.kid)
  if (!key) return refused({ reason: 'unknown-key', host: await namedHost(signedText) })
  if (!(await isSignedBy(key, signedText))) return refused({ reason: 'changed' })
  const record = recordIn(await payloadOf(signedText))
  return record ? { outcome: 'genuine', record } : refused({ reason: 'newer' })
}

/**
 * The signed text in what somebody pasted: the text alone, or the address with it behind `#`. Mail
 * programs break long lines, so spaces do not count; null where it is the address of something else.
 */
export function textIn(pasted: string, siteUrl: string): string | null {
  const joined = pasted.replace(/\s+/g, '')
  const address = `${siteUrl}/verify#`
  if (joined.startsWith(address)) return joined.slice(address.length)
  return /[#:/]/.test(joined) ? null : joined
}

const refused = (refusal: Refusal) => ({ outcome: 'refused' as const, ...refusal })

/** Whom a text names that nothing vouches for: to say where else to ask, and no more. */
async function namedHost(text: SignedText): Promise<string | null> {
  const payload = await payloadOf(text)
  if (typeof payload !== 'object' || payload === null || !('iss' in payload)) return null
  const { iss } = payload
  return typeof iss === 'string' && URL.canParse(iss) ? new URL(iss).host || null : null
}
