import type { IncomingMessage } from 'node:http'
import pLimit from 'p-limit'
import { largeBytes } from './large-bodies.ts'

const oneAtATime = pLimit(1)

/**
 * What is done with a body of megabytes waits for the one before: of many at once each would have
 * its piece of the event loop, and everybody else would wait for all of them. Bodies have come whole
 * before, so that nobody who sends slowly holds others up; even reading them as JSON waits.
 */
export function inTurn<Result>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  task: () => Promise<Result>,
): Promise<Result> {
  // What is sent in pieces says no length: it may be large.
  const isLarge =
    'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > largeBytes
  return isLarge ? oneAtATime(task) : task()
}
