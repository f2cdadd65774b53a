import type { TokenHeader } from './practice-record.ts'

/** A signed text taken apart; nothing of it is believed yet. */
export interface SignedText {
  header: TokenHeader
  /** What the signature is of. */
  signed: Uint8Array<ArrayBuffer>
  payload: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

const signatureBytes = 64

/** Longer than any record that this site signs, packed or not. */
const longest = 20_000

/** Takes a signed text apart; null where it is cut, or is none. */
export function takeApart(text: string): SignedText | null {
  const parts = text.split('.')
  if (text.length > longest || parts.length !== 3) return null
  const [head, payload, signature] = parts.map(fromBase64Url)
  const header = head && headerIn(head)
  if (!header || !payload?.length || signature?.length !== signatureBytes) return null
  const signed = new TextEncoder().encode(text.slice(0, text.lastIndexOf('.')))
  return { header, signed, payload, signature }
}

/** The JSON of a payload; undefined where it is none. Ask only when the signature is right. */
export async function payloadOf({ header, payload }: SignedText): Promise<unknown> {
  try {
    const bytes = header.zip ? await unpacked(payload) : payload
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return undefined // no JSON, no UTF-8, not packed: whoever signed it meant something else
  }
}

/** The bytes; null where the text is not exactly how base64url writes them. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  // The last letter may have bits to spare: two texts for the same bytes, of which one is right.
  return toBase64Url(bytes) === text ? bytes : null
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')

const decoder = new TextDecoder('utf-8', { fatal: true })

function headerIn(bytes: Uint8Array<ArrayBuffer>): TokenHeader | null {
  try {
    const header: unknown = JSON.parse(decoder.decode(bytes))
    return isHeader(header) ? header : null
  } catch {
    return null
  }
}

const isHeader = (value: unknown): value is TokenHeader =>
  typeof value === 'object' &&
  value !== null &&
  'alg' in value &&
  value.alg === 'EdDSA' &&
  'kid' in value &&
  typeof value.kid === 'string' &&
  (!('zip' in value) || value.zip === 'DEF')

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(noLonger())
  return await new Response(stream).arrayBuffer()
}

/** Whom nobody vouches for is asked for a name too, and a few letters unpack to many megabytes. */
function noLonger(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = longest
  return new TransformStream({
    transform(piece, controller) {
      left -= piece.length
      if (left < 0) controller.error(new RangeError('It is too long.'))
      else controller.enqueue(piece)
    },
  })
}
