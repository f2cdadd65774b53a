import { numberWords, ordinalWords, yearWords } from './number-words.ts'

const currencies: Readonly<
  Record<string, { one: string; many: string; part: string; parts: string }>
> = {
  '£': { one: 'pound', many: 'pounds', part: 'penny', parts: 'pence' },
  $: { one: 'dollar', many: 'dollars', part: 'cent', parts: 'cents' },
  '€': { one: 'euro', many: 'euros', part: 'cent', parts: 'cents' },
}
const scales: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', bn: 'billion' }
const form =
  /^([£$€])?(\d{1,3}(?:,\d{3})+|\d+)(?:([.:])(\d+))?\s?(st|nd|rd|th|%|bn|[kmsp]|am|pm|a\.m\.?|p\.m\.?)?$/

/** So many digits can be counted; longer ones, such as those of a card, are said one by one. */
const mostDigits = 15

/**
 * The ways in which a number, a price, a time or a year is said, the likeliest one first; none
 * where the token is no number.
 */
export function spokenNumber(token: string): string[][] {
  const match = form.exec(token)
  if (!match) return []
  const [, sign, grouped = '', mark, behind, suffix = ''] = match
  const digits = grouped.replaceAll(',', '')
  if (digits.length > mostDigits) return [digitWords(digits + (behind ?? ''))]
  const whole = Number(digits)
  const half = suffix.startsWith('a') || suffix.startsWith('p') ? suffix.replaceAll('.', '') : ''
  if (sign) return moneyWays(currencies[sign], whole, behind, scales[suffix])
  if (mark === ':' || (half.length === 2 && behind)) return timeWays(whole, behind ?? '', half)
  if (half.length === 2) return [[...numberWords(whole), half]]
  if (suffix === 'p')
    return [
      [...numberWords(whole), 'pence'],
      [...numberWords(whole), 'p'],
    ]
  if (/^(st|nd|rd|th)$/.test(suffix)) return withAndWithoutAnd([ordinalWords(whole)])
  if (suffix === 's') return decadeWays(whole)
  const amount = [...numberWords(whole), ...(behind ? ['point', ...digitWords(behind)] : [])]
  if (suffix === '%')
    return withAndWithoutAnd([
      [...amount, 'per', 'cent'],
      [...amount, 'percent'],
    ])
  const scale = scales[suffix]
  if (scale) return [[...amount, scale]]
  const year = grouped.length === 4 && !behind ? yearWords(whole) : null
  return withAndWithoutAnd(year ? [year, amount] : [amount])
}

function moneyWays(
  currency: (typeof currencies)[string] | undefined,
  whole: number,
  behind: string | undefined,
  scale: string | undefined,
): string[][] {
  if (!currency) return []
  const unit = whole === 1 && !scale ? currency.one : currency.many
  if (scale) {
    const point = behind ? ['point', ...digitWords(behind)] : []
    return [[...numberWords(whole), ...point, scale, unit]]
  }
  const parts = Number((behind ?? '').padEnd(2, '0').slice(0, 2))
  const head = [...numberWords(whole), unit]
  if (parts === 0) return withAndWithoutAnd([head])
  const small = [...numberWords(parts), parts === 1 ? currency.part : currency.parts]
  if (whole === 0) return [small]
  return [
    [...head, ...numberWords(parts)],
    [...head, ...small],
    [...head, 'and', ...small],
    [...numberWords(whole), ...numberWords(parts)],
  ]
}

function timeWays(hour: number, behind: string, half: string): string[][] {
  if (behind.length > 2) return [[...numberWords(hour), ...digitWords(behind)]]
  const minute = Number(behind)
  const tail = half ? [half] : []
  const spoken = hour > 12 && hour < 24 ? [hour, hour - 12] : [hour]
  return spoken.flatMap((each) => {
    const head = numberWords(each)
    if (minute === 0)
      return [
        [...head, ...tail],
        [...head, "o'clock"],
      ]
    const minutes = [...(minute < 10 ? ['oh'] : []), ...numberWords(minute)]
    const next = numberWords((each % 12) + 1)
    const turned: Record<number, string[]> = {
      15: ['quarter', 'past', ...head],
      30: ['half', 'past', ...head],
      45: ['quarter', 'to', ...next],
    }
    const also = turned[minute]
    return [[...head, ...minutes, ...tail], ...(also ? [[...also, ...tail]] : [])]
  })
}

function decadeWays(whole: number): string[][] {
  const words = whole < 100 ? numberWords(whole) : (yearWords(whole) ?? numberWords(whole))
  const last = words.at(-1) ?? ''
  return [[...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]]
}

const digitWords = (digits: string) => [...digits].flatMap((digit) => numberWords(Number(digit)))

const withAndWithoutAnd = (ways: string[][]): string[][] =>
  ways.flatMap((way) => (way.includes('and') ? [way, way.filter((word) => word !== 'and')] : [way]))
