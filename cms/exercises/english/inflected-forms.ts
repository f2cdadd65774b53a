import { irregularForms } from './irregular-forms.ts'

const vowel = '[aeiou]'
/** One syllable that ends in one vowel and one consonant doubles it: plan, planned. */
const doublesOften = new RegExp(`^(?:[^aeiou]|qu)*${vowel}[^aeiouwxy]$`)
/** Longer words that double as well, because the last syllable is stressed or ends in an l. */
const doubling = /(?:gin|mit|fer|cur|pel|cel|vel|bel|del|gret|sel|quip|nel|rol|cap|tal)$/

/** What a word may look like in a sentence, as any part of speech; itself is not among them. */
export function inflectedForms(word: string): string[] {
  const base = word.toLowerCase()
  const forms = new Set([...irregularForms(base), ...regularForms(base)])
  forms.delete(base)
  return [...forms]
}

/** The forms that the rules of spelling give. */
function regularForms(base: string): string[] {
  if (base.length < 2 || !/^[a-z]+$/.test(base)) return []
  return [nounEnding(base), ...withVowelEndings(base)]
}

/** The word with the s of nouns and verbs. */
export function nounEnding(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base) ? `${base}es` : `${base}s`
}

/** -ed, -ing, -er and -est. */
export function withVowelEndings(base: string): string[] {
  if (base.endsWith('ie')) return [`${base}d`, `${base.slice(0, -2)}ying`, `${base}r`, `${base}st`]
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1)
    return [`${stem}ied`, `${base}ing`, `${stem}ier`, `${stem}iest`]
  }
  if (/(?:ee|oe|ye)$/.test(base)) return [`${base}d`, `${base}ing`, `${base}r`, `${base}st`]
  if (base.endsWith('e')) {
    const stem = base.slice(0, -1)
    return [`${base}d`, `${stem}ing`, `${base}r`, `${base}st`]
  }
  const stem = doublesOften.test(base) || doubling.test(base) ? base + base.slice(-1) : base
  const plain = stem === base || doublesOften.test(base) ? [] : endingsOn(base)
  return [...endingsOn(base.endsWith('c') ? `${base}k` : stem), ...plain]
}

const endingsOn = (stem: string) => ['ed', 'ing', 'er', 'est'].map((ending) => stem + ending)
