import { passport } from '../passport.ts'
import { sendShared } from './send-shared.ts'
import { sendOutbox } from './share-exercise.ts'

/** Sends all that waits for the tutor of who has agreed; false where some of it waits still. */
export async function sendWaiting(): Promise<boolean> {
  const { history, said } = await passport()
  const passportNow = () => ({ events: history().events, device: said().device })
  const outcomes = await Promise.all([sendOutbox(), sendShared(passportNow)])
  return !outcomes.includes('later')
}
