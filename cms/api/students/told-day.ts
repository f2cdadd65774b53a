const dayFormat = { day: 'numeric', month: 'long' } as const

const hourMs = 60 * 60 * 1000
/** A day begins on earth up to fourteen hours before it does in UTC, and ends twelve after. */
const [firstMs, endMs] = [-14 * hourMs, (24 + 12) * hourMs]

/**
 * Today as whoever asks has it on her calendar, '3 May'. Where she tells none, or one that is today
 * nowhere on earth, it is the server's.
 */
export function toldDay(day: string | undefined, now: Date): string {
  const told = day === undefined ? Number.NaN : Date.parse(day)
  const passedMs = now.getTime() - told
  return passedMs >= firstMs && passedMs < endMs
    ? new Date(told).toLocaleDateString('en-GB', { ...dayFormat, timeZone: 'UTC' })
    : now.toLocaleDateString('en-GB', dayFormat)
}
