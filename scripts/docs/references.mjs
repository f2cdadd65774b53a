/**
 * The sections of the specification that a text names: `spec §2, §4`.
 * @param {string} text
 */
export const sectionsNamedIn = (text) =>
  [...text.matchAll(/§\s?(\d+)/g)].map(([, section]) => Number(section))

/**
 * The decisions that a text names: `decision 12`, `decisions 13, 14`, `decisions 18–19`. A comment
 * may break its line in the middle of one.
 * @param {string} text
 */
export function decisionsNamedIn(text) {
  const unbroken = text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
  const lists = unbroken.matchAll(/\bdecisions?\s(\d+(?:\s?(?:,|and|–|-)\s?\d+)*)\b/gi)
  return [...lists].flatMap(([, list = '']) => list.split(/,|and/).flatMap(numbersOf))
}

/** A number, or all of a range. */
function numbersOf(/** @type {string} */ part) {
  const [from = 0, to = from] = part.split(/[–-]/).map(Number)
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index)
}
