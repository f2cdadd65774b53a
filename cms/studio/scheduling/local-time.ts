const hourMs = 3_600_000

/** The next full hour on this computer's clock, as a field of the kind 'datetime-local' has it. */
export function nextFullHour(now: number): string {
  const hour = new Date(now + hourMs)
  hour.setMinutes(0, 0, 0)
  return fieldTime(hour)
}

/** A moment on this computer's clock, as a field of the kind 'datetime-local' has it. */
export function fieldTime(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** 'Monday 23 November 2026 at 09:00', on this computer's clock. */
export const momentText = (at: Date): string =>
  at.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** 'Europe/Berlin' as people write it. */
export const zoneName = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
