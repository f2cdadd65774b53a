import { spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startProduct } from '../testing/running-product.ts'

const paths = ['/api/courses', '/']
const rounds = 3
const seconds = 5
const connections = 32

/** A server that does nothing but give the same bytes: what Node itself can do here. */
const bareServer = `
  process.once('message', ({ body, type }) => {
    const bytes = Buffer.from(body, 'base64')
    const server = require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length })
      response.end(bytes)
    })
    server.listen(0, () => process.send(server.address().port))
  })`

/** Prints requests per second of the built product beside a bare server, in alternating rounds. */
async function run(): Promise<void> {
  const product = await startProduct()
  try {
    for (const path of paths) await compare(product.url, path)
  } finally {
    await product.remove()
  }
}

async function compare(url: string, path: string): Promise<void> {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer())
  const bare = await startBare(body, response.headers.get('content-type') ?? '')
  const figures: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    figures.bare.push(await requestsPerSecond(bare.url))
    figures.ours.push(await requestsPerSecond(url + path))
  }
  bare.stop()
  const [ours, base] = [median(figures.ours), median(figures.bare)]
  console.log(
    `${path.padEnd(14)} ${body.length} bytes  ${Math.round(ours)}/s  bare ${Math.round(base)}/s  ratio ${(ours / base).toFixed(2)}`,
  )
}

async function startBare(body: Buffer, type: string): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ['-e', bareServer], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({ body: body.toString('base64'), type })
  const [port] = await once(child, 'message')
  return { url: `http://localhost:${port}/`, stop: () => child.kill() }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`)
  return requests.average
}

const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
