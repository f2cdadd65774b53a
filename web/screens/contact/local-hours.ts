interface Hours {
  fromHourUtc: number
  toHourUtc: number
}

/** '10:00–20:00', and whether the day of the reader is another one than the tutor's at the end. */
export function localHours({ fromHourUtc, toHourUtc }: Hours, timeZone: string, now: Date) {
  const at = (hour: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour))
  // Who works past midnight in Greenwich writes an end that is not later than the beginning.
  const endsLater = toHourUtc <= fromHourUtc
  const [from, to] = [at(fromHourUtc), at(endsLater ? toHourUtc + 24 : toHourUtc)]
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric' })
  return {
    text: `${time.format(from)}–${time.format(to)}`,
    endsNextDay: day.format(from) !== day.format(to),
  }
}
