import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { BackupError } from '../backup-error.ts'
import { type Bytes, exactPieces } from './pieces.ts'
import { isCut } from './read-tar.ts'

/** How an encrypted backup begins; what comes behind it is told by the number. */
export const sealMark = Buffer.from('english-tutor-sealed-1\n')

const saltBytes = 16
const checkBytes = 16
const keyBytes = 32
const tagBytes = 16
const pieceBytes = 64 * 1024

/** 64 MB and about half a second for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 1024 * 1024 }

/**
 * Encrypts with a key of this passphrase (scrypt, AES-256-GCM), piece by piece: each is known to be
 * whole before it is used, and each says whether it is the last, so that nothing can be cut off.
 */
export const seal = (passphrase: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes)
    const { key, check } = await keysOf(passphrase, salt)
    yield Buffer.concat([sealMark, salt, check])
    for await (const { piece, count, isLast } of numbered(exactPieces(source, pieceBytes))) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count, isLast))
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    }
  }

/**
 * Decrypts what `seal` has encrypted.
 * @throws BackupError where the passphrase is another, or a byte is.
 */
export const unseal = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { head, rest } = await takeHead(source, sealMark.length + saltBytes + checkBytes)
    const salt = head.subarray(sealMark.length, sealMark.length + saltBytes)
    const { key, check } = await keysOf(passphrase, salt)
    if (!timingSafeEqual(check, head.subarray(-checkBytes))) {
      throw new BackupError('This is not the passphrase of this backup.')
    }
    const pieces = exactPieces(rest, pieceBytes + tagBytes)
    for await (const { piece, count, isLast } of numbered(pieces)) {
      yield opened(piece, key, nonceOf(count, isLast))
    }
  }

function opened(piece: Buffer, key: Buffer, nonce: Buffer): Buffer {
  if (piece.length < tagBytes) throw new BackupError(isCut)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(piece.subarray(-tagBytes))
  const text = decipher.update(piece.subarray(0, -tagBytes))
  try {
    return Buffer.concat([text, decipher.final()])
  } catch {
    throw new BackupError(isCut)
  }
}

/** A key is used for one file alone, so a count is never used twice. */
function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(count, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

async function* numbered(pieces: AsyncIterable<Buffer>) {
  let held: Buffer | undefined
  let count = 0
  for await (const piece of pieces) {
    if (held) yield { piece: held, count: count++, isLast: false }
    held = piece
  }
  if (held) yield { piece: held, count, isLast: true }
}

function keysOf(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, keyBytes + checkBytes, cost, (error, bytes) => {
      if (error) reject(error)
      else resolve({ key: bytes.subarray(0, keyBytes), check: bytes.subarray(keyBytes) })
    })
  })
}

async function takeHead(source: AsyncIterable<Buffer>, size: number) {
  const chunks = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < size) {
    const { done, value } = await chunks.next()
    if (done) throw new BackupError(isCut)
    head = Buffer.concat([head, value])
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield head.subarray(size)
    for (;;) {
      const { done, value } = await chunks.next()
      if (done) return
      yield value
    }
  }
  return { head: head.subarray(0, size), rest: rest() }
}
