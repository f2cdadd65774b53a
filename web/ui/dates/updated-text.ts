import { formatDay } from './format-date.ts'

/** Shorter than this many days ago is told in words (spec §9). */
const relativeDays = 7

/** When something was changed, as a person would say it; days are the reader's calendar days. */
export function updatedText(iso: string, now: Date): string {
  const date = new Date(iso)
  const days = Math.max(0, dayNumber(now) - dayNumber(date))
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < relativeDays) return `${days} days ago`
  return formatDay(iso)
}

/** Local midnights are not 24 hours apart when clocks change: count dates, not hours. */
const dayNumber = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs

const dayMs = 24 * 60 * 60 * 1000
