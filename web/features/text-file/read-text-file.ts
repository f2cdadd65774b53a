/**
 * A file's text. UTF-8 is taken where the bytes are that; else the file is from an older editor, and
 * what its page declares decides, or Windows-1252, as in browsers.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const marked = decoderOfMark(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)))
  if (marked) return marked.decode(bytes)
  try {
    // The byte order mark is part of what is stored.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return decoderOf(declaredEncoding(bytes)).decode(bytes)
  }
}

const bytesSearched = 1024

/** As browsers look for it: in the first 1024 bytes. */
function declaredEncoding(bytes: ArrayBuffer): string {
  const start = new TextDecoder('windows-1252').decode(bytes.slice(0, bytesSearched))
  return /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? ''
}

function decoderOf(encoding: string): TextDecoder {
  // The bytes are known not to be UTF-8, whatever the page says.
  if (encoding === '' || /^utf-?(8|16)/i.test(encoding)) return new TextDecoder('windows-1252')
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder('windows-1252') // a name that no browser knows
  }
}

function decoderOfMark([first, second]: Uint8Array): TextDecoder | undefined {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  return undefined
}
