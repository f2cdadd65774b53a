/**
 * Network voices of browsers stop after about fifteen seconds, so this is the most text that is
 * spoken at once.
 */
const longestPiece = 180

/** A text in pieces that a voice speaks one after the other, broken where one would breathe. */
export function spokenPieces(text: string): string[] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > longestPiece) {
    const end = breathIn(rest.slice(0, longestPiece))
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

/** Behind the last sentence, else the last comma, else the last word of a stretch of text. */
function breathIn(text: string): number {
  for (const stop of [/[.!?…][”"’)]?\s(?!.*[.!?…][”"’)]?\s)/su, /[,;:–—]\s(?!.*[,;:–—]\s)/su]) {
    const found = stop.exec(text)
    if (found) return found.index + found[0].length
  }
  const space = text.lastIndexOf(' ')
  return space > 0 ? space : text.length
}
