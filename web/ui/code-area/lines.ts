/** Lines of a text as an editor counts them: one more than there are line breaks. */
export function countLines(text: string) {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Where a line, counted from 1, begins and ends; the last one for a number beyond it. */
export function lineAt(text: string, line: number) {
  let begin = 0
  for (let number = 1; number < line; number += 1) {
    const lineBreak = text.indexOf('\n', begin)
    if (lineBreak === -1) break
    begin = lineBreak + 1
  }
  const lineBreak = text.indexOf('\n', begin)
  return { begin, end: lineBreak === -1 ? text.length : lineBreak }
}
