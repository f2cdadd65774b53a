/** How lists shorten what stands for an object. */
const full: Readonly<Record<string, string>> = {
  sb: 'somebody',
  smb: 'somebody',
  someone: 'somebody',
  sth: 'something',
  smth: 'something',
}

/** 'look after sb' as 'look after somebody'; a word that stands alone is the answer itself. */
export const withFullObjects = (text: string): string =>
  /\s/.test(text)
    ? text.replace(/(?<![\p{L}\p{M}])(?:sb|smb|someone|sth|smth)(?![\p{L}\p{M}])/giu, (word) => {
        return full[word.toLowerCase()] ?? word
      })
    : text

/** 'Make up one's mind' for 'make up your mind', where an answer leaves open whose it is. */
export const withOnes = (text: string, answers: readonly string[]): string =>
  answers.some((answer) => /(?<!\p{L})one(?:['’]s|self)(?!\p{L})/iu.test(answer))
    ? text
        .replace(/(?<!\p{L})(?:my|your|his|her|its|our|their)(?!\p{L})/giu, "one's")
        .replace(/(?<!\p{L})(?:my|your|him|her|it|our|them)sel(?:f|ves)(?!\p{L})/giu, 'oneself')
    : text

const short = new Set(['sb', 'smb', 'sth', 'smth'])
const inFull = new Set(['somebody', 'someone', 'something'])
const doing = new Set(['doing'])
const beforeObject = new Set(
  'doing about after at by for from in into of off on out over through to up with'.split(' '),
)

/**
 * A phrase without the object at its end, which a learner may leave out: 'look after sb'. An object
 * that is written in full is one behind 'after', 'of' and the like alone: 'say something' needs its.
 */
export function withoutObject(text: string): string {
  const words = text.split(/\s+/)
  const count = words.length
  const isLast = (set: ReadonlySet<string>, place = -1) =>
    set.has(words.at(place)?.toLowerCase() ?? '')
  if (words.length > 1 && isLast(short)) words.pop()
  if (words.length > 2 && isLast(inFull) && isLast(beforeObject, -2)) words.pop()
  if (words.length > 1 && words.length < count && isLast(doing)) words.pop()
  return words.join(' ')
}
