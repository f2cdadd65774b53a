import type { History } from './history.ts'
import { isHistory } from './passport-shape.ts'

const format = 'english-tutor-passport'
const version = 1

/** What a passport weighs unpacked, at most: a file that swells further is none. */
const maxBytes = 64 * 1024 * 1024

/** What a file of the passport holds, or a sentence that says why it is none. */
export type ReadFile = { history: History } | { problem: string }

export const fileProblems = {
  none: 'This is not a progress file from this site. Nothing was changed.',
  damaged:
    'This file is incomplete or damaged. Nothing was changed. Please save it again, or use another copy.',
  newer:
    'This file was made by a newer version of this site. Reload this page and try again. Nothing was changed.',
} as const

/** A passport as one file: JSON with its own checksum, packed. */
export async function packPassport(device: string, history: History): Promise<Uint8Array> {
  const { events, folds } = history
  const sha256 = await checksum({ device, events, folds })
  const file = JSON.stringify({ format, version, device, events, folds, sha256 })
  const packed = await through(new CompressionStream('gzip'), new TextEncoder().encode(file))
  packed.set(packedHead) // browsers write a time or a system of their own there
  return packed
}

/** Reads such a file. Whatever is wrong with it, nothing of it is taken. */
export async function unpackPassport(packed: Uint8Array): Promise<ReadFile> {
  if (packed[0] !== packedHead[0] || packed[1] !== packedHead[1]) {
    return { problem: fileProblems.none }
  }
  const file = await unpacked(packed)
  if (file === undefined) return { problem: fileProblems.damaged }
  if (!isFile(file) || file.format !== format) return { problem: fileProblems.none }
  if (typeof file.version === 'number' && file.version > version) {
    return { problem: fileProblems.newer }
  }
  const { device, events, folds, sha256 } = file
  if (file.version !== version || sha256 !== (await checksum({ device, events, folds }))) {
    return { problem: fileProblems.damaged }
  }
  const history = { events, folds }
  return isHistory(history) ? { history } : { problem: fileProblems.damaged }
}

/** How every packed file begins here: no name, no time, no system. */
const packedHead = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff] as const

async function unpacked(packed: Uint8Array): Promise<unknown> {
  if (packedHead.some((byte, index) => packed[index] !== byte)) return undefined
  try {
    const bytes = await through(new DecompressionStream('gzip'), packed)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array) {
  const body = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body.getReader()
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    parts.push(new Uint8Array(part.value))
    size += part.value.length
    if (size > maxBytes) throw new RangeError('The file is too large.')
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

async function checksum(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isFile = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
