const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** A day on the learner's own calendar, with its month as a word. */
export const dayText = (at: number): string => format.format(at)
