import type { Request, Response } from 'express'
import type { SoundAnswer } from '../../api/file-answer.ts'
import { keptByHash } from './kept-by-hash.ts'

/**
 * Sends a sound, or the part of it that is asked for: Safari plays nothing that it cannot ask for
 * in parts. Its address is that of its bytes, so it may be kept for ever; by the browser alone where
 * not everybody may hear it.
 */
export function sendSound(
  { bytes, type, tag }: SoundAnswer,
  request: Request,
  response: Response,
  { isForAll }: { isForAll: boolean },
): void {
  response.set({
    'Content-Type': type,
    'Cache-Control': `${keptByHash(isForAll)}, no-transform`,
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: `"${tag}"`,
  })
  if (request.fresh) return void response.status(304).end()
  // Parts are for GET alone (RFC 9110, 14.2).
  const ranges = request.method === 'GET' ? request.range(bytes.length) : undefined
  if (ranges === -1) {
    response.set('Content-Range', `bytes */${bytes.length}`)
    return void response.status(416).end()
  }
  const [range] = Array.isArray(ranges) && ranges.length === 1 ? ranges : []
  if (!range || ranges === -2 || !isSame(request, tag)) {
    response.set('Content-Length', String(bytes.length)) // for HEAD, which is sent no bytes
    return void response.end(bytes)
  }
  const { start, end } = range
  response.set('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
  response.status(206).end(bytes.subarray(start, end + 1))
}

/** A part of another sound is of no use to whoever has the beginning of this one. */
const isSame = (request: Request, tag: string) => {
  const wanted = request.get('if-range')
  return wanted === undefined || wanted === `"${tag}"`
}
