/** A chosen file's text, or what to tell about a file that cannot be used. */
export type FileText = { text: string; problem?: never } | { text?: never; problem: string }

export interface FileKind {
  /** How messages call such a file: 'A lesson', 'A CSS file'. */
  name: string
  maxBytes: number
}

/** Reads a file into an editor; only UTF-8 text is stored (decision 15). */
export async function readTextFile(file: File, { name, maxBytes }: FileKind): Promise<FileText> {
  const called = `“${file.name}”`
  if (file.size === 0) return { problem: `${called} is empty. Please choose another file.` }
  if (file.size > maxBytes) {
    const limit = megabytes(maxBytes, 0)
    return {
      problem: `${called} has ${megabytes(file.size, 1)}. ${name} may have ${limit} at most.`,
    }
  }
  try {
    const { text, fault } = decode(new Uint8Array(await file.arrayBuffer()))
    if (fault) return { problem: `${called} ${faults[fault]}` }
    if (text.trim() === '') return { problem: `${called} is empty. Please choose another file.` }
    return { text }
  } catch {
    // The file was moved or changed after it had been chosen.
    return { problem: `${called} could not be read. Please choose it again.` }
  }
}

type Fault = keyof typeof faults

const faults = {
  utf16: 'is saved as UTF-16. Please save it with the encoding UTF-8 and choose it again.',
  encoding: 'is not saved as UTF-8. Please save it with that encoding and choose it again.',
  binary: 'is not a text file. Please choose another file.',
} as const

/** The text of UTF-8 bytes, without a byte order mark; else what they seem to be. */
export function decode(bytes: Uint8Array): { text: string; fault?: Fault } {
  if (isUtf16(bytes)) return { text: '', fault: 'utf16' }
  if (bytes.includes(0) || beginsLikeBinary(bytes)) return { text: '', fault: 'binary' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: '', fault: 'encoding' }
  }
}

/** By its mark; without one by zeros in every other byte, as Latin letters have them. */
function isUtf16(bytes: Uint8Array) {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const sample = bytes.subarray(0, 1000)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  return Math.max(even, odd) > sample.length * 0.3 && Math.min(even, odd) < sample.length * 0.05
}

/** PDF, ZIP (also Office), PNG, JPEG and GIF files that were given another name. */
function beginsLikeBinary(bytes: Uint8Array) {
  const begin = String.fromCharCode(...bytes.subarray(0, 4))
  return (
    ['%PDF', 'PK\x03\x04', '\x89PNG', 'GIF8'].includes(begin) || begin.startsWith('\xff\xd8\xff')
  )
}

const megabytes = (bytes: number, digits: number) => `${(bytes / 1024 / 1024).toFixed(digits)} MB`
