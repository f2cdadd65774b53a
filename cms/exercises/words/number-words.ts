const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
   sixteen seventeen eighteen nineteen`.split(/\s+/)
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const thousand = { size: 1000, name: 'thousand' }
const scales = [
  { size: 1e12, name: 'trillion' },
  { size: 1e9, name: 'billion' },
  { size: 1e6, name: 'million' },
  thousand,
]
const oddOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** A whole number below 10¹⁵ as it is said, the British way: 105 is 'one hundred and five'. */
export function numberWords(value: number): string[] {
  if (value < 20) return [small[value] ?? '']
  if (value < 100) return [tens[Math.floor(value / 10)] ?? '', ...restWords(value % 10, false)]
  if (value < 1000) {
    return [small[Math.floor(value / 100)] ?? '', 'hundred', ...restWords(value % 100, true)]
  }
  const { size, name } = scales.find((scale) => value >= scale.size) ?? thousand
  const rest = value % size
  const head = [...numberWords(Math.floor(value / size)), name]
  return [...head, ...restWords(rest, rest < 100)]
}

/** 21st is 'twenty first'. */
export function ordinalWords(value: number): string[] {
  const words = numberWords(value)
  const last = words.at(-1) ?? ''
  const ordinal =
    oddOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words.slice(0, -1), ordinal]
}

/** 1999 is 'nineteen ninety nine'; null for what nobody reads as a year. */
export function yearWords(value: number): string[] | null {
  if (value < 1100 || value > 2099 || (value >= 2000 && value < 2010)) return null
  const rest = value % 100
  const head = numberWords(Math.floor(value / 100))
  if (rest === 0) return [...head, 'hundred']
  return [...head, ...(rest < 10 ? ['oh'] : []), ...numberWords(rest)]
}

/** The digits of a number one by one. */
export const digitWords = (digits: string): string[] =>
  [...digits].flatMap((digit) => numberWords(Number(digit)))

function restWords(rest: number, withAnd: boolean): string[] {
  if (rest === 0) return []
  return withAnd ? ['and', ...numberWords(rest)] : numberWords(rest)
}
