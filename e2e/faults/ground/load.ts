import { Agent, type IncomingMessage, request } from 'node:http'
import { atTheEnd } from './site.ts'

/** One request of a mixture. */
export interface Call {
  /** What its answers are counted under. */
  kind: string
  path: string
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
}

/** What became of a request; times by `performance.now()`. */
export interface Sent {
  kind: string
  path: string
  at: number
  /** When it was on its way: before, it waited here for a connection. */
  leftAt: number
  ms: number
  /** 0 where no answer came. */
  status: number
  headers: IncomingMessage['headers']
  /** Why no answer came. */
  problem?: string
  /** Whether its head, and so perhaps the request, had been given to a connection in use. */
  isReused: boolean
}

interface Load {
  url: string
  perSecond: number
  /** Sent in turn. */
  calls: readonly Call[]
  /** Asks again where a kept connection had just been closed, as browsers do. */
  asksAgain?: boolean
}

const limitMs = 60_000

/** Sends requests at a steady rate over kept connections, whether or not the earlier are answered. */
export function startLoad({ url, perSecond, calls, asksAgain = false }: Load) {
  const agent = new Agent({ keepAlive: true })
  const sent: Sent[] = []
  const open = new Set<Promise<unknown>>()
  const begun = performance.now()
  let number = 0
  const ask = async (call: Call) => {
    const one = await send(url, call, agent)
    return asksAgain && one.isReused && one.problem === 'ECONNRESET' ? send(url, call) : one
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * perSecond
    for (; number < due; number++) {
      const call = calls[number % calls.length]
      if (!call) continue
      const done = ask(call).then((one) => sent.push(one))
      open.add(done)
      done.finally(() => open.delete(done))
    }
  }, 5)
  atTheEnd(async () => clearInterval(timer))
  return {
    sent,
    /** Sends no more, and waits for the answers that are still to come. */
    async stop(): Promise<Sent[]> {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
      return sent
    },
  }
}

/** Sends one request; whatever happens, it tells. */
export function send(url: string, call: Call, agent?: Agent): Promise<Sent> {
  const { kind, path, method = 'GET', body } = call
  const at = performance.now()
  const text = body === undefined ? undefined : bytesOf(body)
  const { hostname, port } = new URL(url)
  const headers = {
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': text.length }),
    ...call.headers,
  }
  let leftAt = Number.POSITIVE_INFINITY
  return new Promise((resolve) => {
    const asked = request({ hostname, port, agent, method, path, headers }, (answer) => {
      const tell = (problem?: string) =>
        resolve({
          kind,
          path,
          at,
          leftAt,
          ms: performance.now() - at,
          headers: answer.headers,
          status: problem ? 0 : (answer.statusCode ?? 0),
          problem,
          isReused: asked.reusedSocket,
        })
      answer.on('data', () => {})
      answer.once('end', () => tell())
      answer.once('error', (error) => tell(error.message))
    })
    asked.once('socket', (socket) => {
      const leave = () => {
        leftAt = performance.now()
      }
      if (socket.connecting) socket.once('connect', leave)
      else leave()
    })
    asked.setTimeout(limitMs, () => asked.destroy(new Error(`no answer in ${limitMs / 1000} s`)))
    asked.once('error', (error) => {
      const ms = performance.now() - at
      const problem = 'code' in error ? String(error.code) : error.message
      const isReused = asked.reusedSocket
      resolve({ kind, path, at, leftAt, ms, status: 0, headers: {}, problem, isReused })
    })
    asked.end(text)
  })
}

/** Many uploads of one page would keep this process busy, and visitors would wait for it. */
const written = new WeakMap<object, Buffer>()

function bytesOf(body: unknown): Buffer {
  const key = Object(body)
  const bytes = written.get(key) ?? Buffer.from(JSON.stringify(body))
  written.set(key, bytes)
  return bytes
}

/** How often each outcome came, to print where something is not as it should be. */
export function outcomesOf(sent: readonly Sent[]): string {
  const counts = new Map<string, number>()
  for (const { kind, status, problem } of sent) {
    const name = `${kind} ${status || problem}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} × ${count}`).join(', ')
}

export const isGood = ({ status }: Sent) => status >= 200 && status < 400
