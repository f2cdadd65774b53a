/** What a list writes before a word, and a learner may leave out. */
const leads = [/^(to|an?|the)\s+(?=\S)/i, /^(?:to\s+)?(be)\s+(?=\S)/i]

/** What is written, and one of the ways to write the answer. */
export type Pair = readonly [written: string, way: string]

/** As they stand, without a leading 'to' or article, and without 'be'. */
export const bothWithout = (written: string, way: string): Pair[] => [
  [written, way],
  ...leads.map((lead): Pair => [written.replace(lead, ''), way.replace(lead, '')]),
]

/**
 * The same, but what stands before the answer is left out, or added where it may be, and never another:
 * 'a apple' is not 'an apple'.
 */
export const withLeadOut = (written: string, way: string, mayAdd: boolean): Pair[] => [
  [written, way],
  ...leads.flatMap((lead): Pair[] => {
    const [said, wanted] = [written.match(lead), way.match(lead)]
    if (!said && wanted) return [[written, way.replace(lead, '')]]
    const isAdded = said && !wanted && mayAdd && fits(said[1] ?? '', way)
    return isAdded ? [[written.replace(lead, ''), way]] : []
  }),
]

/** Of those that have no plural, the ones with which an 'a' is the mistake of every learner. */
const uncounted = new Set(
  `accommodation advice baggage equipment evidence furniture homework housework information knowledge
   luggage money news progress research traffic travel weather work`.split(/\s+/),
)

/** Whether an article may stand before a word: 'an' sounds before vowels, and no information is one. */
function fits(lead: string, word: string): boolean {
  if (!/^an?$/i.test(lead) || isInLetters.test(word)) return true
  if (uncounted.has(word.toLowerCase())) return false
  return lead.length === 1 ? !startsWithVowel.test(word) : !startsWithConsonant.test(word)
}

/** 'A one-way ticket', 'a European', 'a unit' and 'an hour' are left to the tutor, as is 'an MBA'. */
const isInLetters = /^\p{Lu}(?:\p{Lu}|[-.])/u
const startsWithVowel = /^(?:[ai]|e(?!u|we)|o(?!nc?e)|u(?!ni|s|t[eio]|bi|k[eu]|r[aeiou]))/i
const startsWithConsonant = /^(?!h)[b-df-gj-np-tv-z][a-z]*[aeiouy]/i
