import { setTimeout as wait } from 'node:timers/promises'
import type { ContractClient } from './contract-client.ts'

/** On a busy machine the studio starts for longer than one request waits for it. */
export async function untilStudioAnswers(client: ContractClient): Promise<void> {
  let { status } = await client.studio('GET', '/courses?limit=1')
  while (status === 503) {
    await wait(250) // while it is to be started again, the answer comes at once
    ;({ status } = await client.studio('GET', '/courses?limit=1'))
  }
}
