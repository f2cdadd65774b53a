const context = 40

/**
 * A name as a word of its own: 'Anna' in “Anna’s”, and not in 'Annabel'. Where the new name holds the
 * old one, places that have it already are none: “Anna Maria” would become “Anna Maria Maria”.
 */
function asWord(name: string, to: string) {
  const word = `(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`
  const at = to.indexOf(name)
  if (at < 0) return new RegExp(word, 'gu')
  const [begun, rest] = [to.slice(0, at + name.length), to.slice(at + name.length)].map(escaped)
  return new RegExp(`${word}(?!(?<=${begun})${rest}(?![\\p{L}\\p{N}_]))`, 'gu')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const hasName = (text: string, name: string, to = ''): boolean => asWord(name, to).test(text)

/** The text with another name; what stands behind it stays, as in “Anna’s”. */
export const withName = (text: string, from: string, to: string): string =>
  text.replace(asWord(from, to), () => to)

/** The first place of a name with some words around it. */
export function aroundName(text: string, name: string, to = ''): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = line.search(asWord(name, to))
  if (at < 0) return line.slice(0, 2 * context)
  const begin = Math.max(0, at - context)
  const end = Math.min(line.length, at + name.length + context)
  return `${begin > 0 ? '…' : ''}${line.slice(begin, end)}${end < line.length ? '…' : ''}`
}
