import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Request } from 'express'
import { HttpError } from '../../contract/http-error.ts'
import { bodyTooLarge } from '../body-too-large.ts'
import { isCrowded } from './crowded-json.ts'
import { waitForTurn } from './large-pieces.ts'

/** Above this, each step of reading a body takes milliseconds. */
const largeBytes = 256 * 1024

/** A piece takes hundreds of bytes beside its own, and a body may come in pieces of one. */
const mostLoose = 500

/**
 * The request's JSON body; undefined where there is none.
 * @throws HttpError 400, 413 or 415.
 */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const pieces = await receiveBody(request, limit)
  return pieces && parseJson(pieces)
}

/**
 * The pieces of the request's JSON body as they came; undefined where there is none. A body that is
 * too large is answered at once: the rest is read and thrown away, so that the sender can read the
 * answer.
 * @throws HttpError 400, 413 or 415.
 */
export async function receiveBody(request: Request, limit: number): Promise<Buffer[] | undefined> {
  const announced = Number(request.get('content-length') ?? 0)
  if (!request.get('transfer-encoding') && announced === 0) return undefined
  const type = request.get('content-type') ?? ''
  const encoding = request.get('content-encoding') ?? 'identity'
  if (!request.is('application/json') || !isUtf8(type) || encoding !== 'identity') {
    throw new HttpError(415, 'Send the request as application/json in plain UTF-8.')
  }
  if (announced > limit) throw bodyTooLarge()
  return receive(request, { limit, announced })
}

/**
 * What these pieces say; they are taken, so that megabytes are not kept twice. Others have their turn
 * between the steps where each takes long.
 * @throws HttpError 400 or 413.
 */
export async function parseJson(pieces: Buffer[]): Promise<unknown> {
  const all = pieces.splice(0)
  const bytes = all.length > 1 ? Buffer.concat(all) : (all[0] ?? Buffer.alloc(0))
  const isLarge = bytes.length > largeBytes
  const rest = isLarge ? othersFirst : () => {}
  await rest()
  if (isLarge && isCrowded(bytes)) throw bodyTooLarge()
  const text = orRefused(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  await rest()
  return orRefused(() => JSON.parse(text))
}

interface Expected {
  limit: number
  /** The length by its header: no more comes, and where less comes the request is cut off. 0: not said. */
  announced: number
}

function receive(request: Request, { limit, announced }: Expected): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    // Thousands of pieces kept for seconds would scatter over memory, and little of it be given back.
    const whole = announced > largeBytes ? Buffer.allocUnsafeSlow(announced) : undefined
    const pieces: Buffer[] = whole ? [whole] : []
    let size = 0
    let joined = 0
    function join(piece: Buffer): void {
      pieces.push(piece)
      if (pieces.length - joined < mostLoose) return
      pieces.push(Buffer.concat(pieces.splice(joined)))
      joined += 1
    }
    function take(piece: Buffer): void {
      if (whole) whole.set(piece, size)
      size += piece.length
      if (size <= limit) {
        if (!whole) join(piece)
        if (size > largeBytes) waitForTurn(request)
        return
      }
      request.off('data', take)
      request.resume()
      reject(bodyTooLarge())
    }
    request.on('data', take)
    request.once('end', () => resolve(pieces))
    request.once('error', () => reject(new HttpError(400, 'The request was cut off.')))
    request.once('aborted', () => reject(new HttpError(400, 'The request was cut off.')))
  })
}

function orRefused<Result>(read: () => Result): Result {
  try {
    return read()
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.')
  }
}

const isUtf8 = (type: string) => /^[^;]*(;\s*charset="?utf-?8"?\s*)?$/i.test(type)
