import { hash } from 'node:crypto'
import type { Encoding } from './encodings.ts'
import type { AnswerHead, PublicAnswer } from './public-answer.ts'

/** An answer in one encoding, with its headers as names and values in turn, ready to be written. */
export interface Variant {
  body: Buffer
  etag: string
  headers: string[]
  /** For who has these bytes already. */
  unchangedHeaders: string[]
}

/** An answer as bytes, in the encodings that were made. */
export interface PackedAnswer {
  status: number
  identity: Variant
  br?: Variant | undefined
  gzip?: Variant | undefined
  /** Headers of the site that this answer must not have. */
  removed: string[]
}

export type Bodies = { identity: Buffer } & { [Name in Encoding]?: Buffer }

/** Headers by their names; an empty value takes one away. */
export type Headers = Readonly<Record<string, string>>

/** The whole text of an answer in UTF-8. */
export function bytesOf({ text }: PublicAnswer): Buffer {
  if (typeof text === 'string') return Buffer.from(text)
  return Buffer.isBuffer(text) ? text : bytesOfParts(text)
}

/** Bytes of UTF-8 for one unit of a text, at most. */
const bytesOfUnit = 3
/** Most pages have less than half of it. */
const room = Buffer.allocUnsafeSlow(1024 * 1024)
const encoder = new TextEncoder()

/** Into room that is there: to reckon first how long each part will be takes as long as writing it. */
function bytesOfParts(parts: readonly string[]): Buffer {
  const units = parts.reduce((sum, { length }) => sum + length, 0)
  if (units * bytesOfUnit > room.length) return Buffer.from(parts.join(''))
  let end = 0
  for (const part of parts) end += encoder.encodeInto(part, room.subarray(end)).written
  return Buffer.from(room.subarray(0, end))
}

/** Puts bodies and headers together, once for all who will ask. */
export function packAnswer(head: AnswerHead, bodies: Bodies, common: Headers): PackedAnswer {
  const all: Headers = { ...common, 'Content-Type': head.type, ...head.headers }
  const core = hash('sha1', bodies.identity, 'base64url')
  const given = Object.entries(all).filter(([, value]) => value !== '')
  const shared: SharedHeaders = {
    all: inSmallLetters(given),
    unchanged: inSmallLetters(given.filter(([name]) => name !== 'Content-Type')),
  }
  const variantOf = (body: Buffer | undefined, encoding: Encoding) =>
    body && variant(shared, body, { etag: `"${core}-${encoding}"`, encoding })
  return {
    status: head.status,
    identity: variant(shared, bodies.identity, { etag: `"${core}"` }),
    br: variantOf(bodies.br, 'br'),
    gzip: variantOf(bodies.gzip, 'gzip'),
    removed: Object.keys(all).filter((name) => !all[name]),
  }
}

/** Node compares each name in small letters with those it knows, and is quick where it has them. */
const inSmallLetters = (headers: readonly [name: string, value: string][]): string[] =>
  headers.flatMap(([name, value]) => [name.toLowerCase(), value])

/** About what an answer takes in memory. */
export function sizeOf({ identity, br, gzip }: PackedAnswer): number {
  return headersSize + identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
}

/** Six lists of names and values that are mostly shared. */
const headersSize = 2_000

/** Names and values in turn. */
interface SharedHeaders {
  all: readonly string[]
  unchanged: readonly string[]
}

function variant(
  { all, unchanged }: SharedHeaders,
  body: Buffer,
  { etag, encoding }: { etag: string; encoding?: Encoding },
): Variant {
  const own = ['etag', etag, ...(encoding ? ['content-encoding', encoding] : [])]
  return {
    body,
    etag,
    headers: [...all, ...own, 'content-length', String(body.length)],
    unchangedHeaders: [...unchanged, ...own],
  }
}
