import { once } from 'node:events'
import autocannon from 'autocannon'
import type { FloodInput } from './flood.ts'

const [input]: FloodInput[] = await once(process, 'message')
if (input) await run(input)

async function run({ url, paths, seconds, amount, headers, ...rest }: FloodInput): Promise<void> {
  const { requests, duration, non2xx, errors } = await autocannon({
    ...rest,
    url,
    ...(amount ? { amount } : { duration: seconds }),
    headers: { 'accept-encoding': 'br', ...headers },
    requests: paths.map((path) => ({ path })),
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`)
  process.send?.({ requests: requests.total, perSecond: requests.total / duration })
}
