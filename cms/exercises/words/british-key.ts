import { americanStems } from './american-stems.ts'

const verbEnding = /(?<=..)(i|y)z(e|es|ed|er|ers|ing|ation|ations|ational|able)$/
const alwaysZ = /^(re)?(siz|priz|seiz|capsiz|maiz|outsiz|downsiz|assiz)/
const longestStem = Math.max(...Object.keys(americanStems).map((stem) => stem.length))
const endings =
  /^(?:|s|es|d|ed|r|rs|er|ers|ing|ings|ful|fully|less|able|ably|al|ally|ly|y|ist|ists|ish|hood|ite|ites|n)$/

/** The British spelling of a word, where the American one differs; else the word itself. */
export function britishKey(word: string): string {
  for (let length = Math.min(word.length, longestStem); length >= 3; length--) {
    const stem = word.slice(0, length)
    const british = Object.hasOwn(americanStems, stem) && americanStems[stem]
    if (british && endings.test(word.slice(length))) return british + word.slice(length)
  }
  return alwaysZ.test(word) ? word : word.replace(verbEnding, '$1s$2')
}
