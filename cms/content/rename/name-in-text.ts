const context = 40

/** A name as a word of its own: 'Anna' in “Anna’s”, and not in 'Annabel'. */
const asWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`, 'gu')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const hasName = (text: string, name: string): boolean => asWord(name).test(text)

/** The text with another name; what stands behind it stays, as in “Anna’s”. */
export const withName = (text: string, from: string, to: string): string =>
  text.replace(asWord(from), () => to)

/** The first place of a name with some words around it. */
export function aroundName(text: string, name: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = line.search(asWord(name))
  if (at < 0) return line.slice(0, 2 * context)
  const begin = Math.max(0, at - context)
  const end = Math.min(line.length, at + name.length + context)
  return `${begin > 0 ? '…' : ''}${line.slice(begin, end)}${end < line.length ? '…' : ''}`
}
