import { digitWords, numberWords } from './number-words.ts'

/** The ways in which a time is said: 'two forty five', 'quarter to three'. */
export function timeWays(hour: number, behind: string, half: string): string[][] {
  if (behind.length > 2) return [[...numberWords(hour), ...digitWords(behind)]]
  const minute = Number(behind)
  const tail = half ? [half] : []
  const hours = (hour > 12 && hour < 24 ? [hour, hour - 12] : [hour]).map(numberWords)
  if (minute === 0) {
    return hours.flatMap((head) => [
      [...head, ...tail],
      [...head, "o'clock"],
    ])
  }
  const minutes = [...(minute < 10 ? ['oh'] : []), ...numberWords(minute)]
  return [...hours.map((head) => [...head, ...minutes]), ...turnedWays(hour, minute)].map((way) => [
    ...way,
    ...tail,
  ])
}

/** 'Half past seven' and 'ten to eight'. */
function turnedWays(hour: number, minute: number): string[][] {
  const isPast = minute <= 30
  const count = isPast ? minute : 60 - minute
  const turned = [isPast ? 'past' : 'to', ...numberWords((isPast ? hour : hour + 1) % 12 || 12)]
  if (count === 30) return [['half', ...turned]]
  if (count === 15) {
    return [
      ['quarter', ...turned],
      ['a', 'quarter', ...turned],
    ]
  }
  return count % 5 === 0 ? [[...numberWords(count), ...turned]] : []
}
