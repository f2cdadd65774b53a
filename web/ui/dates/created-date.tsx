import { formatDate } from './format-date.ts'

/** The day a lesson was made. */
export function CreatedDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}
