import type { OpenPassport } from '../open-passport.ts'
import { readShared } from './shared-record.ts'

/**
 * Called whenever the passport has something new. Without her consent on this device it ends here:
 * what sends is not even fetched.
 */
export function shareIfAgreed({ history, said }: OpenPassport): void {
  if (!readShared()?.agrees) return
  const passportNow = () => ({ events: history().events, device: said().device })
  // An exercise may still have something to send from a time without a connection.
  const sendExercises = () =>
    import('./share-exercise.ts').then(({ sendOutbox }) => sendOutbox()).catch(() => 'later')
  const send = () => {
    void sendExercises()
    return import('./send-shared.ts')
      .then(({ sendShared }) => sendShared(passportNow))
      .catch(() => 'later')
  }
  send()
  if (!isListening) addEventListener('online', send)
  isListening = true
}

let isListening = false
