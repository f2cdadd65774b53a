// Loaded into the product by NODE_OPTIONS, for what cannot be done or seen from outside: a wrong
// clock, and what the heap holds. The product's children have the same clock.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** These come and go by themselves. */
const passing = new Set(['Timeout', 'Immediate', 'FSReqPromise', 'FSReqCallback'])

const { FAULTS_CLOCK_FILE: file, FAULTS_HEAP_PORT: port } = process.env

if (file) {
  let offset = 0
  const read = () => {
    offset = Number(readFileSync(file, 'utf8')) || 0
  }
  read()
  setInterval(read, 20).unref()
  const real = Date
  const now = () => real.now() + offset
  globalThis.Date = new Proxy(real, {
    construct: (target, args, wanted) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, wanted),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  // What an instance says it was made by must know the wrong time as well.
  real.prototype.constructor = globalThis.Date
}

if (port && isMainThread) {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc')
  createServer((_request, response) => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    const handles = process.getActiveResourcesInfo().filter((kind) => !passing.has(kind))
    response.end(JSON.stringify({ heapUsed, external, handles }))
  })
    .on('error', () => {}) // another process of the product has the port
    .listen(Number(port), '127.0.0.1')
    .unref()
}
