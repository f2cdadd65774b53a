import type { IncomingMessage } from 'node:http'
import pLimit from 'p-limit'
import { largeBytes } from './large-bodies.ts'

const oneAtATime = pLimit(1)

/**
 * What is done with a body of megabytes waits for the one before: of many at once each would have
 * its piece of the event loop, and everybody else would wait for all of them. Bodies have come whole
 * before, so that nobody who sends slowly holds others up; even reading them as JSON waits.
 * @param request With `came`, the bytes of its body, where they are known: a sign-in that was sent in
 * pieces would have everybody's turn for as long as its password waits to be checked.
 */
export function inTurn<Result>(
  { headers, came }: Pick<IncomingMessage, 'headers'> & { came?: number | undefined },
  task: () => Promise<Result>,
): Promise<Result> {
  const isLarge = (came ?? announced(headers)) > largeBytes
  return isLarge ? oneAtATime(task) : task()
}

/** What is sent in pieces says no length: it may be large. */
const announced = (headers: IncomingMessage['headers']) =>
  'transfer-encoding' in headers ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0)
