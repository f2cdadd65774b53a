import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import type { Bodies } from './packed-answer.ts'
import type { PublicAnswer } from './public-answer.ts'

const worthCompressing = 1024
/**
 * A page takes a quarter of a millisecond in this way, six tenths of what the next quality takes for
 * 2 or 3 % less bytes; another thread would take as long to be woken.
 */
const quickQuality = 0
const quickBytes = 256 * 1024
const goodQuality = 5
/** Takes a tenth of a second for a page, and a tenth off its bytes. */
const bestQuality = 11
const bestBytes = 1024 * 1024

/** False for a few words, and for pictures. */
export const isWorthCompressing = ({ type }: PublicAnswer, { length }: Buffer): boolean =>
  length >= worthCompressing && !type.startsWith('image/')

/**
 * For answers that are not kept, which are compressed as they are sent, many at a time. The usual
 * window sets eight megabytes aside for each, and a thread that had them once does not give them
 * back.
 */
export const streamed = { brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } }

/** For the visitor who waits for an answer that nobody has asked for before. */
export const compressQuickly = async (identity: Buffer): Promise<Bodies> => ({
  identity,
  br:
    identity.length <= quickBytes
      ? brotliCompressSync(identity, optionsOf(identity, quickQuality))
      : await brotli(identity, quickQuality),
})

/** As quickly, on another thread: where nobody waits, it holds up nobody. */
export const compressAside = async (identity: Buffer): Promise<Bodies> => ({
  identity,
  br: await brotli(identity, quickQuality),
})

/** For all who come later. */
export async function compressWell(identity: Buffer): Promise<Bodies> {
  const br = await brotli(identity, goodQuality)
  return { identity, br, gzip: await promisify(gzip)(identity) }
}

/** For what stays as it is, and is asked for; the other encodings stay. */
export const compressBest = async (bodies: Bodies): Promise<Bodies> =>
  bodies.identity.length <= bestBytes
    ? { ...bodies, br: await brotli(bodies.identity, bestQuality) }
    : bodies

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, optionsOf(bytes, quality))

const optionsOf = ({ length }: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  },
})

/** A window that holds the whole text, and no more: the usual one is of four megabytes. */
const windowBits = (length: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))
