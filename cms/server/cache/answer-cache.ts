import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { everything, type Tags } from '../../content/content-tags.ts'

/** What a public read answered; the same bytes for every visitor until content changes. */
export interface PublicAnswer {
  status: number
  type: string
  /** A picture's bytes, otherwise text. */
  text: string | Buffer
  /** An empty value takes one of the site's own headers away. */
  headers?: Record<string, string>
}

interface CachedAnswer {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
}

const maxBytes = 128 * 1024 * 1024
const maxEntryBytes = 16 * 1024 * 1024
const maxEntries = 5_000
const worthCompressing = 1024
const brotliQuality = 5

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Keeps public answers by address. `drop` forgets those that a change touches, so far all of them;
 * an answer whose reading began before the last drop is given once but not kept. While `isTrusted` returns false (changes in other processes
 * are not reported), nothing is kept.
 */
export function createAnswerCache(isTrusted: () => boolean) {
  const entries = new LRUCache<string, CachedAnswer>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bodies }, key) => sizeOf(bodies) + 2 * key.length,
  })
  const pending = new Map<string, Promise<CachedAnswer>>()
  let generation = 0

  async function make(key: string, read: () => Promise<PublicAnswer>): Promise<CachedAnswer> {
    const begun = generation
    const answer = await read()
    const mayCache = () => begun === generation && isTrusted() && answer.status === 200
    if (!mayCache()) return plain(answer)
    const packed = await pack(answer)
    if (mayCache()) entries.set(key, packed)
    return packed
  }

  return {
    drop(_tags: Tags = [everything]): void {
      generation += 1
      entries.clear()
      pending.clear()
    },

    /** Answers at once if the address is in the cache, and returns whether it was. */
    answer(request: IncomingMessage, response: ServerResponse, key: string): boolean {
      const answer = entries.get(key)
      if (answer) send(request, response, answer)
      return answer !== undefined
    },

    /** Answers from what is kept, else reads; requests for one address share one reading. */
    async answerWith(
      request: IncomingMessage,
      response: ServerResponse,
      { key, read }: { key: string; read: () => Promise<PublicAnswer> },
    ): Promise<void> {
      const found = entries.get(key)
      if (found) return send(request, response, found)
      let made = pending.get(key)
      if (!made) {
        const fresh = make(key, read).finally(() => {
          if (pending.get(key) === fresh) pending.delete(key)
        })
        pending.set(key, fresh)
        made = fresh
      }
      send(request, response, await made)
    },
  }
}

/** An answer that is given once: not worth compressing three ways. */
function plain({ status, type, text, headers }: PublicAnswer): CachedAnswer {
  const identity = typeof text === 'string' ? Buffer.from(text) : text
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  const all = { 'Content-Type': type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie' }
  return { status, headers: { ...all, ...headers }, etag, bodies: { identity } }
}

async function pack(answer: PublicAnswer): Promise<CachedAnswer> {
  const packed = plain(answer)
  const { identity } = packed.bodies
  const isPacked = answer.type.startsWith('image/')
  if (isPacked || identity.length < worthCompressing) return packed
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity),
  ])
  return { ...packed, bodies: { identity, br, gzip: zipped } }
}

function send(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void {
  const { status, headers, etag, bodies } = answer
  const encoding = bestEncoding(request.headers['accept-encoding'], bodies)
  const body = bodies[encoding] ?? bodies.identity
  response.setHeader('ETag', encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`)
  for (const name in headers) {
    const value = headers[name]
    if (value) response.setHeader(name, value)
    else response.removeHeader(name)
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Length', body.length)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

function bestEncoding(accepted: string | undefined, bodies: CachedAnswer['bodies']) {
  if (!accepted) return 'identity'
  const offers = accepted.toLowerCase().split(',')
  const takes = (name: string) =>
    offers.some((offer) => {
      const [coding, quality] = offer.trim().split(';')
      return coding?.trim() === name && !/q=0(\.0*)?$/.test(quality?.trim() ?? '')
    })
  if (bodies.br && takes('br')) return 'br'
  if (bodies.gzip && takes('gzip')) return 'gzip'
  return 'identity'
}

/** The same content in any encoding counts as unchanged. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const core = etag.slice(1, -1)
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''))
    .some((tag) => tag === core || tag.replace(/-(br|gzip)$/, '') === core)
}

const sizeOf = ({ identity, br, gzip: zipped }: CachedAnswer['bodies']) =>
  identity.length + (br?.length ?? 0) + (zipped?.length ?? 0)
