import { createHash } from 'node:crypto'
import type { PageOutput } from '../../../web/entry-server.tsx'

/** The policy of a page that carries these texts: it knows them by their hashes, and no other. */
export const withInline = (policy: string, { styles, scripts }: PageOutput['inline']) =>
  policy
    .replace("style-src 'self'", (sources) => withHashes(sources, styles))
    .replace("script-src 'self'", (sources) => withHashes(sources, scripts))

const withHashes = (sources: string, texts: readonly string[]) =>
  [sources, ...texts.map(hashOf)].join(' ')

function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  hashes.set(text, hash)
  return hash
}

/** As many as there are sets of style sheets, which the build decides. */
const hashes = new Map<string, string>()
