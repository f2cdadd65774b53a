import type { Environment } from '../environment/environment.ts'
import { type Finding, well, wrong } from './finding.ts'

const limitMs = 5_000

/** Whether the site answers on this machine; that it is stopped is no fault. */
export async function lookAtSite({ PORT }: Environment): Promise<Finding> {
  const address = `http://localhost:${PORT}/readyz`
  const status = await fetch(address, { signal: AbortSignal.timeout(limitMs) }).then(
    (answer) => answer.status,
    (error: unknown) => (isTimeout(error) ? 'nothing' : null),
  )
  if (status === null) return well('Site', `It is not running on port ${PORT}.`)
  if (status === 200) return well('Site', `It is running on port ${PORT} and ready.`)
  return wrong(
    'Site',
    `What listens on port ${PORT} is not ready (it answered ${status}).`,
    'If it is starting, wait a moment; otherwise its log says why.',
  )
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
