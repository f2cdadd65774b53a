import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * A key for codes as it is stored: with the site's secret, which is not in the database, so that a
 * copy of the database alone opens no account.
 */
export function sealKey(key: Buffer, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv)
  const sealed = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null where it was sealed with another secret, or is damaged. */
export function openKey(stored: string, secret: string): Buffer | null {
  const bytes = Buffer.from(stored, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

const sealingKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second step: keys', 32))
