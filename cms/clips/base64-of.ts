/** Bytes as JSON carries them. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  }
  return btoa(text)
}

/** More arguments than this is more than a call takes. */
const chunk = 0x8000
