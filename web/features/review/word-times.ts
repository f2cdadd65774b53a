/** When a word comes again, from one day of study to another. */
export function whenText(day: number, today: number): string {
  const days = day - today
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days < 14) return `in ${days} days`
  return days < 60 ? `in ${Math.round(days / 7)} weeks` : `in ${Math.round(days / 30)} months`
}

/** How many words there are, in words. */
export const wordCount = (count: number): string => (count === 1 ? '1 word' : `${count} words`)
