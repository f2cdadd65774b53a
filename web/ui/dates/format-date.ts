const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date with its month as a word, the same on the server and for every reader. */
export const formatDate = (iso: string) => format.format(new Date(iso))
