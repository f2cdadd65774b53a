/** What a page asked of servers while somebody spoke. */
export interface VoiceReceipt {
  /** How many requests are known of, those to this site's own server included. */
  requests: () => number
  /** A request that is still under way becomes known once it has been answered. */
  watch: (tell: () => void) => () => void
}

/** Requests that take longer than this after the last word are not waited for. */
const patienceMs = 60_000

/**
 * Watches what the page asks for from now on, by the browser's own record. Nothing that listens
 * here asks for anything: the record is the proof.
 */
export function watchRequests(): { stop: () => VoiceReceipt } {
  let requests = 0
  let until = Number.POSITIVE_INFINITY
  const watchers = new Set<() => void>()
  const since = performance.now()
  const observer = new PerformanceObserver((list) => count(list.getEntries()))
  observer.observe({ type: 'resource' })

  function count(list: PerformanceEntryList) {
    requests += list.filter(({ startTime }) => startTime >= since && startTime <= until).length
    for (const tell of watchers) tell()
  }

  return {
    stop() {
      until = performance.now()
      count(observer.takeRecords())
      setTimeout(() => observer.disconnect(), patienceMs)
      return {
        requests: () => requests,
        watch(tell) {
          watchers.add(tell)
          return () => watchers.delete(tell)
        },
      }
    },
  }
}

/** The receipt in words. */
export const receiptText = (requests: number): string =>
  requests === 0
    ? 'Sent from this page while you spoke: 0 bytes.'
    : `While you spoke, this page asked its server for ${requests === 1 ? 'one file' : `${requests} files`}. Your voice was in no request: it stays on this device.`
