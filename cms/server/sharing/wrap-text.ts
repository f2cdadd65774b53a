interface WrapOptions {
  /** How wide a line may be, in the unit of `measure`. */
  width: number
  maxLines: number
  measure(text: string): number
}

/** Breaks a text between words into lines that fit; what does not fit ends with an ellipsis. */
export function wrapText(text: string, { width, maxLines, measure }: WrapOptions): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  if (line) lines.push(line)
  const shown = lines.slice(0, maxLines)
  return shown.map((shownLine, index) =>
    shorten(shownLine, {
      width,
      measure,
      isCut: index === maxLines - 1 && lines.length > maxLines,
    }),
  )
}

function shorten(
  line: string,
  { width, measure, isCut }: Pick<WrapOptions, 'width' | 'measure'> & { isCut: boolean },
): string {
  if (!isCut && measure(line) <= width) return line
  let characters = [...line]
  while (characters.length > 1 && measure(`${characters.join('').trimEnd()}…`) > width) {
    characters = characters.slice(0, -1)
  }
  return `${characters.join('').replace(/[\s.,;:–-]+$/, '')}…`
}
