/**
 * Network voices of browsers stop after about fifteen seconds, so this is the most text that is
 * spoken at once, at a voice's own pace.
 */
const longestPiece = 225

/** Up to where one would breathe: the last sentence, else the last comma, word or letter. */
const breath = /^(?:.*[.!?…]\W?\s|.*[,;:–—]\s|.*\s|.*)/su

/**
 * A text in pieces that a voice speaks one after the other at this rate; for the site, and for the
 * script of uploaded lessons, which must stay small.
 */
export function spokenPieces(text: string, rate: number): string[] {
  const longest = longestPiece * rate
  const pieces: string[] = []
  let rest = text.trim()
  while (rest) {
    const [piece = rest] = (rest.length > longest && breath.exec(rest.slice(0, longest))) || []
    pieces.push(piece.trim())
    rest = rest.slice(piece.length).trim()
  }
  return pieces
}
