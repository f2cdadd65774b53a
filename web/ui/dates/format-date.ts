/** A date with its month as a word, the same on the server and for every reader. */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return dateText(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}

/** A day on the reader's own calendar, with its month as a word. */
export function formatDay(at: number | string): string {
  const date = new Date(at)
  return dateText(date.getFullYear(), date.getMonth(), date.getDate())
}

/** By hand: a phone takes a tenth of a second until its first `Intl.DateTimeFormat` is there. */
const dateText = (year: number, month: number, day: number) => `${day} ${months[month]} ${year}`

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]
