/**
 * A page's bytes as text, the way a browser finds out: a byte order mark, else what the page says
 * of itself, else UTF-8, and where it is not that, the old Windows encoding.
 */
export function decodeHtml(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  const declared = declaredEncoding(bytes)
  if (declared && declared !== 'utf-8') return new TextDecoder(declared).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** By the byte order mark, or by the zeros beside the first `<` of UTF-16 without one. */
function markedEncoding([first, second, third]: Uint8Array) {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

/** Browsers look for `<meta charset>` in so many bytes. */
const declarationBytes = 1024

function declaredEncoding(bytes: Uint8Array) {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationBytes))
  const label = /<meta[^>]*?charset\s*=\s*["']?\s*([\w:-]+)/i.exec(start)?.[1]
  if (!label) return undefined
  try {
    const { encoding } = new TextDecoder(label)
    // A page whose declaration can be read byte by byte is no UTF-16.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return undefined // no encoding of that name
  }
}
