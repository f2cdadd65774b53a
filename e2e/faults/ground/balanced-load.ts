import { setTimeout as wait } from 'node:timers/promises'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { type Call, type Sent, send, startLoad } from './load.ts'
import { atTheEnd } from './site.ts'

const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }
const reads: Call[] = ['/', '/courses', '/course/1', '/api/courses', '/about'].map((path) => ({
  kind: 'read',
  path,
}))
const calls: Call[] = [
  ...[...reads, ...reads, ...reads],
  { kind: 'message', path: '/api/contact', method: 'POST', body: message },
]

/** The same behind HAProxy, which is at this address. */
export function startLoadBehind(url: string, perSecond: number) {
  const load = startLoad({ url, perSecond, calls, asksAgain: true })
  return { count: () => load.sent.length, stop: load.stop }
}

/**
 * As a balancer does: it asks `/readyz` five times a second, gives requests in turn to who is ready,
 * and gives what was refused or reset to another: writes only where no connection came about.
 */
export function startBalancedLoad(replicas: readonly RunningProduct[], perSecond: number) {
  let retried = 0
  let isOver = false
  const ready = new Set<string>()
  const looking = replicas.map(async (_, at) => {
    while (!isOver) {
      const { url } = replicas[at] ?? { url: '' }
      const { status } = await send(url, { kind: 'ready', path: '/readyz' })
      if (status === 200) ready.add(url)
      else ready.delete(url)
      await wait(200)
    }
  })
  let turn = 0
  const next = () => {
    turn += 1
    return [...ready][turn % ready.size] ?? replicas[0]?.url ?? ''
  }
  async function balance(call: Call): Promise<Sent> {
    const first = next()
    const one = await send(first, call)
    const mayRepeat = one.problem === 'ECONNREFUSED' || (!call.method && one.status === 0)
    if (!mayRepeat) return one
    retried += 1
    ready.delete(first)
    return send(next(), call)
  }
  const open = new Set<Promise<unknown>>()
  const sent: Sent[] = []
  const begun = performance.now()
  let number = 0
  const timer = setInterval(() => {
    if (ready.size === 0) return // at the very beginning
    for (const due = ((performance.now() - begun) / 1000) * perSecond; number < due; number++) {
      const call = calls[number % calls.length]
      if (!call) return
      const done = balance(call).then((one) => sent.push(one))
      open.add(done)
      done.finally(() => open.delete(done))
    }
  }, 5)
  atTheEnd(async () => clearInterval(timer))
  return {
    retried: () => retried,
    /** How many were answered so far. */
    count: () => sent.length,
    async stop(): Promise<Sent[]> {
      clearInterval(timer)
      await Promise.all(open)
      isOver = true
      await Promise.all(looking)
      return sent
    },
  }
}
