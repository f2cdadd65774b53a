import { createLocalReq, type Payload } from 'payload'
import { fewSignInsAtOnce } from '../content/sql/few-at-once.ts'
import { holdName } from '../content/sql/hold-name.ts'
import { whileHolding } from '../content/sql/transaction.ts'

/**
 * Sign-ins under one name wait for each other, in every replica: failures are counted one by one.
 */
export const oneAtATime = <Result>(
  name: string,
  payload: Payload,
  run: () => Promise<Result>,
): Promise<Result> => fewSignInsAtOnce(() => withLock(name, payload, run))

async function withLock<Result>(
  name: string,
  payload: Payload,
  run: () => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return whileHolding(req, async () => {
    await holdName(req, `sign-in:${name}`)
    return run()
  })
}
