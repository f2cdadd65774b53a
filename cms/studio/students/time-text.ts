/** A moment as the tutor's reports tell it. */
export const timeText = (time: string): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
