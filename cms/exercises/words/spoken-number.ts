import { digitWords, numberWords, ordinalWords, yearWords } from './number-words.ts'
import { timeWays } from './time-ways.ts'

const currencies: Readonly<
  Record<string, { one: string; many: string; part: string; parts: string }>
> = {
  '£': { one: 'pound', many: 'pounds', part: 'penny', parts: 'pence' },
  $: { one: 'dollar', many: 'dollars', part: 'cent', parts: 'cents' },
  '€': { one: 'euro', many: 'euros', part: 'cent', parts: 'cents' },
}
const scales: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  bn: 'billion',
  million: 'million',
  billion: 'billion',
}
const form =
  /^([£$€])?(\d{1,3}(?:,\d{3})+|\d+)(?:([.:])(\d+))?\s?(st|nd|rd|th|%|bn|[kmp]|'?s|am|pm|a\.m\.?|p\.m\.?|[mb]illion|[£$€])?$/

/** So many digits can be counted; longer ones, such as those of a card, are said one by one. */
const mostDigits = 15

/**
 * The ways in which a number, a price, a time or a year is said, the likeliest one first; none
 * where the token is no number.
 */
export function spokenNumber(token: string): string[][] {
  const match = form.exec(token)
  return match ? withAForOne(waysOf(match)) : []
}

function waysOf([
  ,
  before,
  grouped = '',
  mark,
  behind,
  suffix = '',
]: readonly string[]): string[][] {
  const digits = grouped.replaceAll(',', '')
  if (digits.length > mostDigits) return [digitWords(digits + (behind ?? ''))]
  const whole = Number(digits)
  const half = suffix.startsWith('a') || suffix.startsWith('p') ? suffix.replaceAll('.', '') : ''
  const sign = before ?? (Object.hasOwn(currencies, suffix) ? suffix : undefined)
  if (sign) return moneyWays(currencies[sign], whole, behind, scales[suffix])
  if (mark === ':' || (half.length === 2 && behind)) return timeWays(whole, behind ?? '', half)
  if (half.length === 2) return [[...numberWords(whole), half]]
  if (suffix === 'p')
    return [
      [...numberWords(whole), 'pence'],
      [...numberWords(whole), 'p'],
    ]
  if (/^(st|nd|rd|th)$/.test(suffix)) return withAndWithoutAnd([ordinalWords(whole)])
  if (suffix.endsWith('s')) return decadeWays(whole)
  const amount = [...numberWords(whole), ...(behind ? ['point', ...digitWords(behind)] : [])]
  if (suffix === '%') return withAndWithoutAnd([[...amount, 'per', 'cent']])
  const scale = scales[suffix]
  if (scale) return [[...amount, scale]]
  const year = grouped.length === 4 && !behind ? yearWords(whole) : null
  const ways = withAndWithoutAnd(year ? [year, amount] : [amount])
  if (grouped.startsWith('0') && digits.length > 2) return [...oneByOne(digits), ...ways]
  if (mark) return [...ways, ...(isTime(whole, behind) ? timeWays(whole, behind ?? '', '') : [])]
  return digits.length > 2 && digits === grouped ? [...ways, ...oneByOne(digits)] : ways
}

/** The number of a room or a telephone, whose zero is an 'oh' as well. */
function oneByOne(digits: string): string[][] {
  const words = digitWords(digits)
  const withOh = words.map((word) => (word === 'zero' ? 'oh' : word))
  return digits.includes('0') ? [words, withOh] : [words]
}

/** 7.30 may be a time, whose minutes have two digits. */
const isTime = (hour: number, minutes = '') =>
  hour < 24 && minutes.length === 2 && Number(minutes) < 60

const counted = new Set('hundred thousand million billion pound dollar euro'.split(' '))

/** 100 is 'a hundred' as well. */
const withAForOne = (ways: string[][]): string[][] => {
  const [, second = ''] = ways[0] ?? []
  return ways[0]?.[0] === 'one' && counted.has(second)
    ? [...ways, ['a', ...ways[0].slice(1)]]
    : ways
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

function decadeWays(whole: number): string[][] {
  const words = whole < 100 ? numberWords(whole) : (yearWords(whole) ?? numberWords(whole))
  const last = words.at(-1) ?? ''
  return [[...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]]
}

const withAndWithoutAnd = (ways: string[][]): string[][] =>
  ways.flatMap((way) => (way.includes('and') ? [way, way.filter((word) => word !== 'and')] : [way]))
