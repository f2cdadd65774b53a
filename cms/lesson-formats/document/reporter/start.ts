/**
 * The script at the beginning of an uploaded page that an admin tries after the upload (decision 142).
 * It behaves as a student would and tells the page around the frame what it saw; that one judges.
 * No learner is sent it. Its modules become one classic script (bundle-runtime.ts).
 */
import { listen } from './listen.ts'
import { pressChecks, wait } from './presses.ts'
import { keepQuiet } from './quiet.ts'
import { noteClickTargets, sayUnreached, sayWide } from './reach.ts'
import { sayStep } from './say.ts'

/** A file that is slow is not waited for longer. */
const loadMs = 1_500
const settleMs = 200

sayStep('begun')
listen()
keepQuiet()
noteClickTargets()
behave().finally(() => sayStep('ended'))

async function behave() {
  await Promise.race([loaded(), wait(loadMs)])
  await wait(settleMs)
  if (!document.body) return
  sayWide()
  sayUnreached()
  await pressChecks()
}

function loaded() {
  return new Promise<void>((resolve) => addEventListener('load', () => resolve(), { once: true }))
}
