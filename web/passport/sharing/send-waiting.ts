import { passport } from '../passport.ts'
import { sendShared } from './send-shared.ts'
import { sendOutbox } from './share-exercise.ts'
import { readShared } from './shared-record.ts'

/** Sends all that waits for the tutor; false where some of it waits still. */
export async function sendWaiting(): Promise<boolean> {
  if (!readShared()?.agrees) return true
  const { history, said } = await passport()
  const passportNow = () => ({ events: history().events, device: said().device })
  const outcomes = await Promise.all([sendOutbox(), sendShared(passportNow)])
  return !outcomes.includes('later')
}
