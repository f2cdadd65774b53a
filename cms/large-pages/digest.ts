import { createHash, webcrypto } from 'node:crypto'
import { isLarge } from './large.ts'

/** What tells one page from another, reckoned beside the event loop where it takes its time. */
export async function digestOf(text: string): Promise<string> {
  if (!isLarge(text)) return createHash('sha256').update(text).digest('hex')
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('hex')
}
