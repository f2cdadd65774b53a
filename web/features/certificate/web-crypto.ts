import type { PublicKey } from '../../../cms/certificate/reading/check-certificate.ts'
import type { SignedText } from '../../../cms/certificate/reading/signed-text.ts'

/**
 * Whether this browser can check the site's signatures itself: it needs Ed25519, and over plain HTTP
 * browsers offer no cryptography at all.
 */
export async function canCheckHere({ x }: Pick<PublicKey, 'x'>): Promise<boolean> {
  try {
    await imported(x)
    return true
  } catch {
    return false // NotSupportedError, or no `crypto.subtle`
  }
}

export const isSignedByHere = async ({ x }: PublicKey, { signed, signature }: SignedText) =>
  crypto.subtle.verify('Ed25519', await imported(x), signature, signed)

const imported = (x: string) =>
  crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify'])
