import type { FreeTime } from '../../content/payload-types.ts'
import type { FreeTimes } from '../../contract/free-times.ts'

/** The free hours of a week; a row that is not ready yet is left out. */
export const presentFreeTimes = ({ heading, timeZone, hours, note }: FreeTime): FreeTimes => ({
  heading: heading || 'When we can talk',
  timeZone: timeZone ?? '',
  hours: (hours ?? [])
    .filter(({ day, from, to }) => day && from && to && from < to)
    .map(({ day, from, to }) => ({ day, from, to })),
  note: note ?? '',
})
