/** Who or what an apostrophe and an s may belong to as 'is' or 'has'; behind a noun it mostly owns. */
const sayers = new Set(
  `he she it that this there here what who where when why how everybody everyone everything
   somebody someone something nobody nothing anybody anyone anything one`.split(/\s+/),
)

const whole: Readonly<Record<string, string[]>> = {
  "won't": ['will', 'not'],
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "shan't": ['shall', 'not'],
  "ain't": ['is|are|am|has|have', 'not'],
  "let's": ['let', 'us'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['got', 'to'],
  "'cause": ['because'],
  "'til": ['until'],
  "ma'am": ['madam'],
  "y'all": ['you', 'all'],
  // Heard, nobody can tell which way they are written.
  ok: ['okay'],
  alright: ['all', 'right'],
  mister: ['mr'],
  dr: ['doctor'],
}

const endings: Readonly<Record<string, string>> = {
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will|shall',
  "'d": 'would|had',
}

/**
 * A contraction, or a word that is written in two ways, as the words that it stands for; several
 * that may be meant are parted by `|`. Null where the word is none.
 */
export function fullForms(word: string): string[] | null {
  // Every object has a 'constructor', which is a word too.
  const known = Object.hasOwn(whole, word) ? whole[word] : undefined
  if (known) return known
  if (word.endsWith("n't") && word.length > 4) return [word.slice(0, -3), 'not']
  const apostrophe = word.lastIndexOf("'")
  const ending = apostrophe > 0 ? endings[word.slice(apostrophe)] : undefined
  if (ending)
    return [...(fullForms(word.slice(0, apostrophe)) ?? [word.slice(0, apostrophe)]), ending]
  if (word.endsWith("'s") && sayers.has(word.slice(0, -2))) return [word.slice(0, -2), 'is|has']
  return null
}
