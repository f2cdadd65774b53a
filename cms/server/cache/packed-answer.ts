import { createHash } from 'node:crypto'
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

export function bytesOf({ text }: PublicAnswer): Buffer {
  if (typeof text === 'string') return Buffer.from(text)
  if (Buffer.isBuffer(text)) return text
  return Buffer.concat(text.map((part) => Buffer.from(part)))
}

/** Puts bodies and headers together, once for all who will ask. */
export function packAnswer(head: AnswerHead, bodies: Bodies, common: Headers): PackedAnswer {
  const all: Headers = { ...common, 'Content-Type': head.type, ...head.headers }
  const core = createHash('sha1').update(bodies.identity).digest('base64url')
  const variantOf = (body: Buffer | undefined, encoding: Encoding) =>
    body && variant(all, body, { etag: `"${core}-${encoding}"`, encoding })
  return {
    status: head.status,
    identity: variant(all, bodies.identity, { etag: `"${core}"` }),
    br: variantOf(bodies.br, 'br'),
    gzip: variantOf(bodies.gzip, 'gzip'),
    removed: Object.keys(all).filter((name) => !all[name]),
  }
}

/** About what an answer takes in memory. */
export function sizeOf({ identity, br, gzip }: PackedAnswer): number {
  return headersSize + identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
}

/** Six lists of names and values that are mostly shared. */
const headersSize = 2_000

function variant(
  headers: Headers,
  body: Buffer,
  { etag, encoding }: { etag: string; encoding?: Encoding },
): Variant {
  const list = Object.entries({ ...headers, ETag: etag, 'Content-Encoding': encoding ?? '' })
  const given = list.filter(([, value]) => value !== '')
  const unchanged = given.filter(([name]) => name !== 'Content-Type')
  return {
    body,
    etag,
    headers: [...given.flat(), 'Content-Length', String(body.length)],
    unchangedHeaders: unchanged.flat(),
  }
}
