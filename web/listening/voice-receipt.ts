/** What a page asked of servers while somebody spoke. */
export interface VoiceReceipt {
  /** Requests of any kind, those to this site's own server included. */
  requests: number
}

/**
 * Watches what the page asks for from now on, by the browser's own record. Nothing that listens
 * here asks for anything: the record is the proof.
 */
export function watchRequests(): { stop: () => VoiceReceipt } {
  let requests = 0
  const count = (list: PerformanceEntryList) => {
    requests += list.filter(({ startTime }) => startTime >= since).length
  }
  const since = performance.now()
  const observer = new PerformanceObserver((list) => count(list.getEntries()))
  observer.observe({ type: 'resource' })
  return {
    stop() {
      count(observer.takeRecords())
      observer.disconnect()
      return { requests }
    },
  }
}

/** The receipt in words. */
export const receiptText = ({ requests }: VoiceReceipt): string =>
  requests === 0
    ? 'Sent from this page while you spoke: 0 bytes.'
    : `While you spoke, this page asked its server for ${requests === 1 ? 'one file' : `${requests} files`}. Your voice was in no request: it stays on this device.`
