// Loaded into the product by NODE_OPTIONS, for what cannot be seen from outside: what a page was
// made of, how long that takes alone, and how long the event loop was held. The product knows
// nothing of it; `observed-build.ts` hands it the packages to look at. The product's children load
// this too: the first one has the port, the others stay silent.

import { subscribe } from 'node:diagnostics_channel'
import { openSync, readSync } from 'node:fs'
import { createServer } from 'node:http'
import inspector from 'node:inspector/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const caches = new Set()
const statements = []
const trees = []
let isRecording = false
let Client
let query
let renderToString

globalThis.observed = {
  lru(LRUCache) {
    const { set } = LRUCache.prototype
    LRUCache.prototype.set = function remembered(...args) {
      caches.add(this)
      return set.apply(this, args)
    }
  },
  pg(PgClient) {
    Client = PgClient
    query = PgClient.prototype.query
    PgClient.prototype.query = function recorded(config, ...rest) {
      if (isRecording) record(config, rest[0])
      return query.call(this, config, ...rest)
    }
  },
  react(server) {
    renderToString = server.renderToString
    server.renderToString = (tree, options) => {
      if (isRecording) trees.push({ tree, options })
      return renderToString(tree, options)
    }
  },
}

function record(config, given) {
  const { text, name, values, rowMode, types } =
    typeof config === 'string' ? { text: config } : config
  if (typeof text !== 'string' || /^\s*(begin|commit|rollback|listen)/i.test(text)) return
  const listed = Array.isArray(given) ? given : values
  statements.push({ text, name, values: listed, rowMode, types })
}

/** From a request's arrival until its whole answer is handed over to the system. */
let begun = 0
let tookMs = 0
subscribe('http.server.request.start', ({ request }) => {
  if (isRecording && !request.socket.server.isControl) begun = performance.now()
})
subscribe('http.server.response.finish', ({ request }) => {
  if (isRecording && !request.socket.server.isControl) tookMs = performance.now() - begun
})

/**
 * Runs what was recorded by itself, in milliseconds. It has one connection, set as the visitors' are
 * (`visitor-pool.ts`), on which a statement that is new is prepared first: so both, the reading and
 * its parts alone, find everything ready, and both are run once, by a process that has rested.
 */
async function alone() {
  ownClient ??= await openClient()
  for (const statement of statements) {
    if (prepared.has(statement.text)) continue
    await query.call(ownClient, { ...statement })
    prepared.add(statement.text)
  }
  const recorded = { statements: statements.length, trees: trees.length, tookMs }
  return new Promise((resolve) => setTimeout(() => resolve(takeTimes(recorded)), restMs))
}

async function takeTimes(recorded) {
  const begun = performance.now()
  for (const statement of statements) await query.call(ownClient, { ...statement })
  const read = performance.now()
  for (const { tree, options } of trees) renderToString(tree, options)
  return { ...recorded, sqlMs: read - begun, renderMs: performance.now() - read }
}

/** About as long as the process rests between two requests of the bench. */
const restMs = 5
const prepared = new Set()
let ownClient

async function openClient() {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await query.call(client, 'set plan_cache_mode = force_generic_plan')
  return client
}

const session = new inspector.Session()

/** The time in each function itself, without what it calls, in milliseconds. */
function ownTimes({ nodes, samples, timeDeltas }) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = {}
  for (const [index, id] of samples.entries()) {
    const name = names.get(id)
    times[name] = (times[name] ?? 0) + timeDeltas[index] / 1000
  }
  return times
}

const nameOf = ({ functionName, url, lineNumber }) => {
  const file = url.replace(/^.*\/node_modules\//, '').replace(/^file:.*\/(?=dist\/)/, '')
  return `${functionName || 'anonymous'} ${file && `(${file}:${lineNumber + 1})`}`.trim()
}

const delay = monitorEventLoopDelay({ resolution: 1 })

/** Linux counts for each thread, in nanoseconds; elsewhere nothing is known. */
const work = { longestMs: 0, timer: undefined, before: 0 }
const schedule = process.platform === 'linux' ? openSync('/proc/self/schedstat', 'r') : undefined
const room = Buffer.alloc(64)

function processorMs() {
  if (schedule === undefined) return Number.NaN
  const length = readSync(schedule, room, 0, room.length, 0)
  return Number.parseInt(room.toString('latin1', 0, length), 10) / 1e6
}

function watchWork() {
  clearInterval(work.timer)
  work.longestMs = 0
  work.before = processorMs()
  work.timer = setInterval(() => {
    const now = processorMs()
    work.longestMs = Math.max(work.longestMs, now - work.before)
    work.before = now
  }, 1).unref()
}

/** What else is remembered, texts as clean HTML for one, no edit makes the site forget. */
const keepsAnswers = (cache) => cache.values().next().value?.packed !== undefined

const commands = {
  /** Forgets every answer that is kept, as an edit of everything does. */
  empty() {
    for (const cache of caches) if (keepsAnswers(cache)) cache.clear()
    statements.length = 0
    trees.length = 0
    isRecording = true
    return {}
  },
  alone() {
    isRecording = false
    return alone()
  },
  took: () => ({ tookMs }),
  async profile() {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    return {}
  },
  async profiled() {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return ownTimes(profile)
  },
  watch() {
    delay.enable()
    delay.reset()
    watchWork()
    return {}
  },
  longest() {
    clearInterval(work.timer)
    return { ms: delay.max / 1e6, workMs: work.longestMs }
  },
}

if (process.env.BENCH_CONTROL_PORT) {
  const control = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://control')
    try {
      const answer = await commands[pathname.slice(1)](Object.fromEntries(searchParams))
      response.end(JSON.stringify(answer))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  control.isControl = true
  control.on('error', () => {}) // another process of the product has the port
  control.listen(Number(process.env.BENCH_CONTROL_PORT), '127.0.0.1').unref()
}
