import type { History } from '../../passport/history.ts'
import { holdOnPage } from '../../ui/stored-text/held-on-page.ts'

/** Its link works once, so it outlives the screen, and the browser asks before it is lost. */
let received: History | null = null

/** What came from another device and was neither added nor left; null for nothing. */
export const receivedHistory = (): History | null => received

/** Holds what came until it is decided on, which null says. */
export function holdReceived(history: History | null): void {
  received = history
  holdOnPage('received-progress', {
    isMissed: history !== null,
    forget: () => holdReceived(null),
  })
}
