import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { visitorPool } from '../content/sql/visitor-pool.ts'

const databaseLimitMs = 2_000

/** A question on a connection whose other end has gone would be waited for until the system gives up. */
const question = { text: 'select 1', query_timeout: 10_000 }

const asked = new WeakMap<Payload, Promise<boolean>>()

/** Whether the database answers in time. */
export const databaseAnswers = (payload: Payload): Promise<boolean> =>
  Promise.race([ask(payload), wait(databaseLimitMs, false, { ref: false })])

/**
 * Asks where visitors' readings ask: changes that queue do not make the site look away. One question
 * at a time: while the database stands still, each would keep a connection.
 */
function ask(payload: Payload): Promise<boolean> {
  const known = asked.get(payload)
  if (known) return known
  const answer = visitorPool(payload)
    .query(question)
    .then(
      () => true,
      () => false,
    )
    .finally(() => asked.delete(payload))
  asked.set(payload, answer)
  return answer
}
