import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import type { PublicKey } from './reading/check-certificate.ts'

/** With which a site signs. */
export interface SigningKey {
  privateKey: KeyObject
  publicKey: PublicKey
}

/** The key that follows from the site's secret: the same secret gives the same key, always. */
export function signingKeyOf(secret: string): SigningKey {
  const known = signingKeys.get(secret)
  if (known) return known
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'certificates, first kind', 32))
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateKeyBegin, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const key = { privateKey, publicKey: publicKeyOf(x) }
  signingKeys.set(secret, key)
  return key
}

/** A public key of which only its 32 bytes are known, as a former one of this site is. */
export function publicKeyOf(x: string): PublicKey {
  const thumbprint = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })) // RFC 7638, RFC 8037
    .digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: thumbprint.slice(0, 16), x }
}

/** PKCS #8 of an Ed25519 key (RFC 8410) up to its seed. */
const privateKeyBegin = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A process has one secret, a test a few. */
const signingKeys = new Map<string, SigningKey>()
