/** Where in the markup something stands. */
export interface MarkupPlace {
  tag: string
  line: number
}

/** What is wrong with a template markup; the message names tag and line (decision 16). */
export class MarkupError extends Error {
  readonly tag: string
  readonly line: number

  constructor({ message, tag, line }: MarkupPlace & { message: string }) {
    super(message)
    this.name = 'MarkupError'
    this.tag = tag
    this.line = line
  }
}

/** An error that begins with its place: '<word> on line 7: is empty'; '/word' is the end tag. */
export const errorAt = ({ tag, line }: MarkupPlace, problem: string): MarkupError =>
  new MarkupError({
    message: `<${tag}> on line ${line}: ${problem}`,
    tag: tag.replace(/^\//, ''),
    line,
  })

const maxQuoted = 40

/** A found text as messages quote it, cut where it is long. */
export function quoted(text: string): string {
  // Looks only at the first characters: a text may be megabytes long.
  const characters = [...text.slice(0, 2 * maxQuoted)]
  const isLong = text.length > 2 * maxQuoted || characters.length > maxQuoted
  return `“${characters.slice(0, maxQuoted).join('')}${isLong ? '…' : ''}”`
}
