/**
 * A file's bytes as text: UTF-16 by its mark, UTF-8 where the bytes are that, else what the page
 * declares, else the old Windows encoding, as browsers do. UTF-8 stays byte for byte (decision 15).
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder(declaredEncoding(bytes)).decode(bytes)
  }
}

/** By the byte order mark, or by the zeros beside the first `<` of UTF-16 without one. */
function utf16Of([first, second]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

const fallback = 'windows-1252'

/** Browsers look for `<meta charset>` in so many bytes. */
const declarationBytes = 1024

function declaredEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder(fallback).decode(bytes.subarray(0, declarationBytes))
  const label = /<meta[^>]{0,300}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:-]+)/i.exec(start)?.[1]
  if (!label) return fallback
  try {
    const { encoding } = new TextDecoder(label)
    // The bytes are known to be no UTF-8, and a declaration that can be read is no UTF-16.
    return encoding.startsWith('utf-') ? fallback : encoding
  } catch {
    return fallback // no encoding of that name
  }
}
