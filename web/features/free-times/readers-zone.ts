/** The time zone of this browser; null where it names none, or one that it cannot tell the time of. */
export function readersZone(): string | null {
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isKnownZone(timeZone) ? timeZone : null
}

/** Whether this browser can tell the time there: some call their own zone 'Etc/Unknown'. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) !== undefined
  } catch {
    return false
  }
}
