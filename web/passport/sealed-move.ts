/** What the link to another device says behind its `#`; servers and logs never see it. */
export interface MoveLink {
  id: string
  key: string
}

const vectorBytes = 12

/** Seals a packed passport with a fresh key (AES-GCM), for one link. */
export async function sealMove(packed: Uint8Array): Promise<{ sealed: string; key: string }> {
  const rawKey = crypto.getRandomValues(new Uint8Array(32))
  const vector = crypto.getRandomValues(new Uint8Array(vectorBytes))
  const key = await cryptoKey(rawKey)
  const content = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: vector },
    key,
    new Uint8Array(packed),
  )
  const sealed = new Uint8Array([...vector, ...new Uint8Array(content)])
  return { sealed: toText(sealed), key: toText(rawKey) }
}

/** Opens it again; null where key and content do not belong together, or a letter is wrong. */
export async function openMove(sealed: string, key: string): Promise<Uint8Array | null> {
  try {
    const bytes = fromText(sealed)
    const content = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, vectorBytes) },
      await cryptoKey(fromText(key)),
      bytes.slice(vectorBytes),
    )
    return new Uint8Array(content)
  } catch {
    return null
  }
}

/** The part of an address behind `#` that leads to a parked move. */
export const moveHash = ({ id, key }: MoveLink): string => `#move=${id}.${key}`

export function parseMoveHash(hash: string): MoveLink | null {
  const [, id, key] = /^#move=([\w-]{22})\.([\w-]{43})$/.exec(hash) ?? []
  return id && key ? { id, key } : null
}

const cryptoKey = (raw: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Base64 with letters that an address may hold. */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromText = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
