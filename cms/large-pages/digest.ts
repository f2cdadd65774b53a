import { webcrypto } from 'node:crypto'

/** What tells one page from another, reckoned beside the event loop: megabytes take their time. */
export async function digestOf(text: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('hex')
}
