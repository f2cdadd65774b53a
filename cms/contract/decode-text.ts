/**
 * A file's bytes as text: UTF-16 by its mark, UTF-8 where the bytes are that, else what the page
 * declares, else UTF-8 of which a few bytes are damaged, else the old Windows encoding, as browsers
 * do. UTF-8 stays byte for byte (decision 15).
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const declared = declaredEncoding(bytes)
    return (declared ? null : mostlyUtf8(bytes)) ?? decodeAs(declared ?? fallback, bytes)
  }
}

/** Node 20 takes Windows-1252 for Latin-1, unless it is decoded as a stream (nodejs/node#56542). */
function decodeAs(encoding: string, bytes: Uint8Array): string {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

/**
 * The text of UTF-8 of which a few bytes are damaged, else null: letters of an old encoding hardly
 * ever follow each other so that they make one of UTF-8.
 */
export function mostlyUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let whole = 0
  let damaged = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) damaged += 1
    else if (code > 0x7f) whole += 1
  }
  return whole > 2 * damaged ? text : null
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

/** The older encoding that a page declares; null where it is none, or none that is known. */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const start = decodeAs(fallback, bytes.subarray(0, declarationBytes))
  const label = /<meta[^>]{0,300}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:-]+)/i.exec(start)?.[1]
  if (!label) return null
  try {
    const { encoding } = new TextDecoder(label)
    // A declaration that can be read is no UTF-16.
    return encoding.startsWith('utf-') ? null : encoding
  } catch {
    return null // no encoding of that name
  }
}
