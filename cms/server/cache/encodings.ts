import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Browsers send a handful of different values; nobody can fill the memory with others. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 200 })

/** The encodings that a request accepts, ours in our order: the smallest bytes first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return none
  const found = known.get(header)
  if (found) return found
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings)
  const answer = encodings.filter((name) => accepted.includes(name))
  known.set(header, answer)
  return answer
}

const none: readonly Encoding[] = []
