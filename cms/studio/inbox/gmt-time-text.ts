/** '22 November 2026 at 16:05 GMT': the same for server and browser. */
export const gmtTimeText = (time: string) =>
  `${new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} GMT`
