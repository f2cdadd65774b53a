import { availableParallelism } from 'node:os'
import { ipKeyGenerator } from 'express-rate-limit'
import pLimit from 'p-limit'
import { tooManyAtOnce } from './sign-in-refusals.ts'

/**
 * A password check costs a fifth of a second of one core, so few run at once, and few may wait: two,
 * or one where that leaves no core for visitors. Browsers that have signed in before have a lane of
 * their own.
 */
const lanes = { known: pLimit(1), unknown: pLimit(availableParallelism() > 2 ? 2 : 1) }
const longestQueue = 40
const longestQueueOfOneNetwork = 10
const waitingByNetwork = new Map<string, number>()

/** Whoever has one address of IPv6 has a thousand. */
const networkOf = (address: string) => ipKeyGenerator(address)

/** Whether so many wait that another of this address would wait too long. */
export const isLaneFull = (address: string): boolean =>
  lanes.unknown.pendingCount >= longestQueue ||
  (waitingByNetwork.get(networkOf(address)) ?? 0) >= longestQueueOfOneNetwork

/**
 * Runs in turn; refuses where too many wait, so that one network cannot keep all others out.
 * @throws HttpError 429 with Retry-After where too many wait.
 */
export async function inLane<Result>(
  { isKnown, address }: { isKnown: boolean; address: string },
  run: () => Promise<Result>,
): Promise<Result> {
  if (isKnown) return lanes.known(run)
  if (isLaneFull(address)) throw tooManyAtOnce()
  const network = networkOf(address)
  waitingByNetwork.set(network, (waitingByNetwork.get(network) ?? 0) + 1)
  try {
    return await lanes.unknown(run)
  } finally {
    const left = (waitingByNetwork.get(network) ?? 1) - 1
    if (left > 0) waitingByNetwork.set(network, left)
    else waitingByNetwork.delete(network)
  }
}
