import type { OpenPassport } from '../open-passport.ts'
import { readShared } from './shared-record.ts'

/**
 * Called whenever the passport has something new. Without her consent on this device it ends here:
 * what sends is not even fetched.
 */
export function shareIfAgreed({ history, said }: OpenPassport): void {
  if (!readShared()?.agrees) return
  const passportNow = () => ({ events: history().events, device: said().device })
  const send = () =>
    import('./send-shared.ts')
      .then(({ sendShared }) => sendShared(passportNow))
      .catch(() => 'later')
  send()
  if (!isListening) addEventListener('online', send)
  isListening = true
}

let isListening = false
