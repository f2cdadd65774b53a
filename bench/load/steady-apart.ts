import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, SteadyInput, SteadyResult } from './steady.ts'

const agent = new Agent({ keepAlive: true })
const latencies: SteadyResult['latencies'] = {}
const statuses: SteadyResult['statuses'] = {}
let sent = 0
let answered = 0
const warmUps = 1_000
const usualConnections = 32

const [input]: SteadyInput[] = await once(process, 'message')
if (input) {
  await warmUp(input)
  process.send?.(await run(input))
}

/**
 * This process is new, and its first thousand requests take it up to ten times as long: that is no
 * visitor's browser, but a hundredth of all latencies. What only reads is asked for until then.
 */
async function warmUp({ url, calls }: SteadyInput): Promise<void> {
  const reads = calls.filter(({ method = 'GET' }) => method === 'GET')
  let left = reads.length > 0 ? warmUps : 0
  const visitor = async () => {
    while (left > 0) {
      left -= 1
      const call = reads[left % reads.length]
      if (call) await statusOf(url, call, '')
    }
  }
  await Promise.all(Array.from({ length: usualConnections }, visitor))
}

async function run(input: SteadyInput): Promise<SteadyResult> {
  const begun = performance.now()
  await (input.rate ? atRate({ ...input, rate: input.rate }) : inTurn(input))
  return { latencies, statuses, perSecond: (answered * 1000) / (performance.now() - begun) }
}

/** Sends what is due at every tick: a late answer delays no later request. */
async function atRate({ rate, seconds, ...rest }: SteadyInput & { rate: number }): Promise<void> {
  const begun = performance.now()
  const total = Math.round(rate * seconds)
  const open: Promise<void>[] = []
  while (sent < total) {
    const due = Math.min(total, ((performance.now() - begun) * rate) / 1000)
    while (sent < due) open.push(send(rest))
    await wait(1)
  }
  await Promise.all(open)
}

async function inTurn({
  connections = usualConnections,
  seconds,
  ...rest
}: SteadyInput): Promise<void> {
  const until = performance.now() + seconds * 1000
  const visitor = async () => {
    while (performance.now() < until) await send(rest)
  }
  await Promise.all(Array.from({ length: connections }, visitor))
}

async function send({ url, calls }: Pick<SteadyInput, 'url' | 'calls'>): Promise<void> {
  const call = calls[sent % calls.length]
  sent += 1
  if (!call) return
  const begun = performance.now()
  const status = await statusOf(url, call, String(sent))
  const kind = call.kind ?? 'read'
  latencies[kind] ??= []
  latencies[kind].push(performance.now() - begun)
  statuses[status] = (statuses[status] ?? 0) + 1
  answered += 1
}

/** 0 where no answer came. */
function statusOf(url: string, call: Call, number: string): Promise<number> {
  const { path, method = 'GET', headers, body, origin = url } = call
  const text = body?.replaceAll('{n}', number)
  const typed = text ? { 'content-type': 'application/json' } : {}
  return new Promise((resolve) => {
    const sending = request(
      origin + path,
      { agent, method, headers: { 'accept-encoding': 'br', ...typed, ...headers } },
      (response) => {
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0))
        response.resume()
      },
    )
    sending.on('error', () => resolve(0)).end(text)
  })
}
