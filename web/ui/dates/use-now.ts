import { useSyncExternalStore } from 'react'

/** The reader's clock to the minute; null on the server, whose page is kept for later readers. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(neverChanges, currentMinute, noMinute)
  return minute === null ? null : new Date(minute * minuteMs)
}

const neverChanges = () => () => undefined
const currentMinute = () => Math.floor(Date.now() / minuteMs)
const noMinute = () => null
const minuteMs = 60_000
