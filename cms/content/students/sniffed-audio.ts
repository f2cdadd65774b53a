/**
 * What a recording is, by its first bytes: what a browser's recorder writes, and nothing else. Null
 * for anything that is no sound, whatever it calls itself.
 */
export function sniffedAudio(bytes: Uint8Array): string | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes.length < 12) return null
  const isMatroska = [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => bytes[index] === byte)
  if (isMatroska && text(0, 64).includes('webm')) return 'audio/webm'
  if (text(4, 8) === 'ftyp') return 'audio/mp4'
  if (text(0, 4) === 'OggS') return 'audio/ogg'
  return null
}
