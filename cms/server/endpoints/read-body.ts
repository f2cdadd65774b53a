import type { Request } from 'express'
import { HttpError } from '../../contract/http-error.ts'

/**
 * The request's JSON body; undefined where there is none. A body that is too large is answered at
 * once: the rest is read and thrown away, so that the sender can read the answer.
 * @throws HttpError 400, 413 or 415.
 */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const announced = Number(request.get('content-length') ?? 0)
  if (!request.get('transfer-encoding') && announced === 0) return undefined
  const type = request.get('content-type') ?? ''
  const encoding = request.get('content-encoding') ?? 'identity'
  if (!request.is('application/json') || !isUtf8(type) || encoding !== 'identity') {
    throw new HttpError(415, 'Send the request as application/json in plain UTF-8.')
  }
  if (announced > limit) throw tooLarge()
  return parse(await readBytes(request, limit))
}

function readBytes(request: Request, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    function take(chunk: Buffer): void {
      size += chunk.length
      if (size <= limit) return void chunks.push(chunk)
      request.off('data', take)
      request.resume()
      reject(tooLarge())
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => reject(new HttpError(400, 'The request was cut off.')))
    request.once('aborted', () => reject(new HttpError(400, 'The request was cut off.')))
  })
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.')
  }
}

const isUtf8 = (type: string) => /^[^;]*(;\s*charset="?utf-?8"?\s*)?$/i.test(type)

const tooLarge = () => new HttpError(413, 'The request is too large.')
