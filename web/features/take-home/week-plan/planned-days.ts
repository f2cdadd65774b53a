/** The days of a week as the calendar counts them, Monday first on the page. */
export const weekdays = [
  { value: 1, short: 'Mon', name: 'Monday' },
  { value: 2, short: 'Tue', name: 'Tuesday' },
  { value: 3, short: 'Wed', name: 'Wednesday' },
  { value: 4, short: 'Thu', name: 'Thursday' },
  { value: 5, short: 'Fri', name: 'Friday' },
  { value: 6, short: 'Sat', name: 'Saturday' },
  { value: 0, short: 'Sun', name: 'Sunday' },
] as const

interface Wish {
  /** On which days of the week, as `weekdays` has them. */
  chosen: readonly number[]
  count: number
  /** From the day behind this moment on. */
  now: number
}

/** The next days of the chosen kinds, as yyyy-mm-dd on the learner's calendar. */
export function plannedDays({ chosen, count, now }: Wish): string[] {
  if (chosen.length === 0) return []
  const days: string[] = []
  const today = new Date(now)
  for (let later = 1; days.length < count; later += 1) {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + later)
    if (chosen.includes(date.getDay())) days.push(dayOf(date))
  }
  return days
}

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
