const steps = [
  { unit: 'minute', ms: 60_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'day', ms: 86_400_000 },
] as const

/** Never 'yesterday': the server does not know when the tutor's day began. */
const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' })

/** 'just now', '5 minutes ago', '1 day ago'; after a month the date. */
export function timeAgo(time: string, now: number): string {
  const passed = now - Date.parse(time)
  const step = steps.findLast(({ ms }) => passed >= ms)
  if (!step) return 'just now'
  const count = Math.floor(passed / step.ms)
  if (step.unit === 'day' && count > 30) {
    return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' })
  }
  return words.format(-count, step.unit)
}
