const maxLength = 1_000

/**
 * Texts in quotes, with doubled quotes inside, the last one perhaps cut in the middle, and numbers
 * that are no parameter's or name's.
 */
const literals = /'(?:[^']|'')*(?:'|$)|(?<![\w$".])\d+(?:\.\d+)?(?![\w"])/g

/** Texts between dollar signs may hold anything. */
const dollarText = /\$(\w*)\$[\s\S]*?\$\1\$/g

/**
 * A statement as the log may hold it: one line, and none of its values. Those that are given beside
 * it are not in its text; those that somebody wrote into it are taken out.
 */
export function shownStatement(text: string): string {
  return text
    .slice(0, 20 * maxLength)
    .replace(dollarText, '…')
    .replace(literals, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
}
