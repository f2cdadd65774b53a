import type { Payload } from 'payload'
import { usesBucket } from '../../environment/bucket-settings.ts'
import { siteBucketFiles } from '../../files/site-files.ts'

const everyMs = 6 * 60 * 60 * 1000

/**
 * Lets go of copies of what the bucket has no more, now and every few hours: each process has copies
 * of its own, and what was deleted was deleted by one of them. Gives the way to end that.
 */
export function startDroppingCopies(payload: Payload): () => Promise<void> {
  if (!usesBucket()) return async () => {}
  async function drop(): Promise<void> {
    try {
      await (await siteBucketFiles()).dropOldCopies()
    } catch (error) {
      payload.logger.warn({ err: error }, 'Copies of files could not be compared with the bucket')
    }
  }
  void drop()
  const timer = setInterval(drop, everyMs)
  timer.unref()
  return async () => clearInterval(timer)
}
