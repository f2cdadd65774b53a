import { fromPlanes } from './byte-planes.ts'

/** One file of the engine, as the build lists them. */
export interface ModelFile {
  name: string
  url: string
  /** In bytes, unpacked. */
  size: number
  sha256: string
  /** How many bytes its numbers have, where they come in planes; else 1. */
  width: number
}

/** A file did not come, or not whole: the learner may try again. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
}

interface Wishes {
  /** Asks the server for every file, whatever the browser has kept. */
  isFresh: boolean
  onProgress: (loaded: number) => void
}

/** A connection from which nothing has come for so long is dead, and browsers never say so. */
export const patienceMs = 30_000

/**
 * Fetches the engine's files and looks whether each is whole. Their names change with their bytes,
 * so the browser keeps them for as long as it likes.
 * @throws BrokenFile
 */
export async function fetchModel(
  files: readonly ModelFile[],
  { isFresh, onProgress }: Wishes,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  let loaded = 0
  const call = new AbortController()
  const giveUp = () => call.abort()
  let timer = setTimeout(giveUp, patienceMs)
  const init: RequestInit = { cache: isFresh ? 'reload' : 'default', signal: call.signal }
  const fetched = files.map(async (file) => {
    const bytes = await fetchFile(file, init, (more) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patienceMs)
      loaded += more
      onProgress(loaded)
    })
    return [file.name, fromPlanes(bytes, file.width)] as const
  })
  return new Map(await Promise.all(fetched).finally(() => clearTimeout(timer)))
}

async function fetchFile(file: ModelFile, init: RequestInit, onMore: (bytes: number) => void) {
  const bytes = new Uint8Array(file.size)
  let length = 0
  try {
    const response = await fetch(file.url, init)
    if (!response.ok || !response.body) throw new BrokenFile(`${file.name}: ${response.status}`)
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes.set(value, length)
      length += value.length
      onMore(value.length)
    }
  } catch (error) {
    // A connection that ends early, an answer that is too long, or nothing at all.
    throw error instanceof BrokenFile ? error : new BrokenFile(file.name, { cause: error })
  }
  if (length !== file.size || (await sha256Of(bytes)) !== file.sha256) {
    throw new BrokenFile(`${file.name} is not whole`)
  }
  return bytes
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
