import { americanStems } from './american-stems.ts'

const british = new Set(Object.values(americanStems))
const verbEnding = /(?<=..)(i|y)z(e|es|ed|er|ers|ing|ation|ations|ational|able)$/
/** Sizes and prizes have it on either side; a surprise has none anywhere, and surprize is a mistake. */
const keepsZ =
  /^(?:(?:re)?(?:siz|priz|seiz|capsiz|maiz|outsiz|downsiz|assiz)|(?:(?:ad|de|re|super|tele|impro)v|(?:com|sur|enter)pr|(?:com)?prom|prem|surm|dem|desp|chast|advert|exerc|exc|inc|prec|circumc|pract|franch|(?:dis)?gu|(?:ap)?pra|ra|bra|cru|bru|no|po|ar|sunr|parad|conc|treat|expert|\w+w)iz)/
const longestStem = Math.max(...Object.keys(americanStems).map((stem) => stem.length))
const endings =
  /^(?:|s|es|d|ed|r|rs|er|ers|ing|ings|ful|fully|less|able|ably|al|ally|ly|y|ic|ist|ists|ish|hood|ite|ites|n)$/
const prefix = /^(?:dis|mis|un|re)(?=...)(?!licen)/

/** The British spelling of a word, where the American one differs; else the word itself. */
export function britishKey(word: string): string {
  const [before = ''] = prefix.exec(word) ?? []
  const rest = before && britishStem(word.slice(before.length))
  const known = britishStem(word) ?? (rest && before + rest)
  if (known) return known
  return keepsZ.test(word) ? word : word.replace(verbEnding, '$1s$2')
}

/** The same by the list alone; null for a word that is not on it. */
function britishStem(word: string): string | null {
  if (british.has(word)) return word
  if (Object.hasOwn(americanStems, word)) return americanStems[word] ?? null
  for (let length = Math.min(word.length, longestStem); length >= 3; length--) {
    const stem = word.slice(0, length)
    const ending = word.slice(length)
    const known = Object.hasOwn(americanStems, stem) && americanStems[stem]
    // Fulfilled has two of them on either side.
    const isDoubled = stem.endsWith('ll') && /^[aei]/.test(ending)
    if (known && endings.test(ending)) return isDoubled ? word : known + ending
  }
  return null
}
