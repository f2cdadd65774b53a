import { formatDate, formatDay } from './format-date.ts'
import { useNow } from './use-now.ts'

/** A day of the reader's calendar; of universal time until the reader's clock is known. */
export function ReadersDay({ date }: { date: string }) {
  const now = useNow()
  return <time dateTime={date}>{now ? formatDay(date) : formatDate(date)}</time>
}
