const hourMs = 3_600_000

/** The next full hour on this computer's clock, as a field of the kind 'datetime-local' has it. */
export function nextFullHour(now: number): string {
  const hour = new Date(now + hourMs)
  hour.setMinutes(0, 0, 0)
  const time = fieldTime(hour)
  // In the hour that comes twice when clocks go back, the field means the first of both.
  return new Date(time).getTime() > now ? time : nextFullHour(now + hourMs)
}

/** A moment on this computer's clock, as a field of the kind 'datetime-local' has it. */
export const fieldTime = (at: Date): string =>
  `${fieldDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`

/** A day on this computer's calendar, as a field of the kind 'date' has it. */
export const fieldDay = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

const two = (number: number) => String(number).padStart(2, '0')

/** Whether the clock ever shows what the field has: going forward, it leaves out an hour. */
export const isOnClock = (time: string): boolean => fieldTime(new Date(time)) === time

/** 'Monday 23 November 2026 at 09:00', on this computer's clock. */
export const momentText = (at: Date): string =>
  at.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** 'Europe/Berlin' as people write it. */
export const zoneName = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
