/** The places, from 0, of the first two options that read the same; null where none do. */
export function equalOptions(texts: readonly string[]): [number, number] | null {
  const seen = new Map<string, number>()
  for (const [place, text] of texts.entries()) {
    const shown = asShown(text)
    const first = seen.get(shown)
    if (shown !== '' && first !== undefined) return [first, place]
    seen.set(shown, place)
  }
  return null
}

/** Capitals count: which word begins with one may be what is asked. */
const asShown = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
