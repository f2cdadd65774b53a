import type { KeptUploads } from './stored-choice.ts'

/**
 * Runs what takes files to the server, once at a time: also for somebody who has left the screen
 * meanwhile and come back.
 */
export async function runUploads(
  { change, latest }: KeptUploads,
  act: () => Promise<void>,
): Promise<void> {
  if (latest().isRunning) return
  change((now) => ({ ...now, isRunning: true }))
  try {
    await act()
  } finally {
    change((now) => ({ ...now, isRunning: false }))
  }
}
