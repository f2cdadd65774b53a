import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { contractClient } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'

/** Kept ones, first readings, refusals and what takes a question to the database, mixed. */
const paths = [
  ...['/api/courses', '/api/no-such-thing', '/readyz', '/api/lessons/1', '/api/admin/me'],
  ...['/api/courses/999999', '/api/site', '/api/pages/home', '/api/lessons/999999', '/healthz'],
]

/** Sends all at once; of HEAD nothing but heads comes back. */
function askAtOnce(asked: readonly string[]): Promise<string[]> {
  const { hostname, port, host } = new URL(site.url)
  const last = asked.length - 1
  const text = asked.map((path, at) =>
    [`HEAD ${path} HTTP/1.1`, `Host: ${host}`, ...(at === last ? ['Connection: close'] : [])]
      .concat('', '')
      .join('\r\n'),
  )
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.on('data', (chunk) => {
      received += String(chunk)
    })
    socket.once('error', reject)
    socket.once('end', () => resolve(received.split('\r\n\r\n').slice(0, -1)))
    socket.write(text.join(''))
  })
}

const statusOf = (head: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
const tagOf = (head: string) => coreOf(/^etag: (.*)$/im.exec(head)?.[1] ?? '')
/** Whoever takes gzip has another tag for it. */
const coreOf = (tag: string) => tag.replace(/-(?:gzip|br)(?="$)/, '')

test('requests sent one behind the other without waiting are answered in their order', async () => {
  const visitor = contractClient(site.url)
  const alone: { status: number; tag: string }[] = []
  for (const path of paths) {
    const { status, headers } = await visitor.send('HEAD', path)
    alone.push({ status, tag: coreOf(headers.get('etag') ?? '') })
  }
  const asked = Array.from({ length: 10 }, () => paths).flat()

  const heads = await askAtOnce(asked)

  const expected = Array.from({ length: 10 }, () => alone).flat()
  expect(heads.map((head) => ({ status: statusOf(head), tag: tagOf(head) }))).toEqual(expected)
})

test('who sends two hundred in one packet is one among the others', async () => {
  const { hostname, port, host } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  socket.write(`HEAD /api/no-such-thing HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(200))
  await once(socket, 'data')

  await contractClient(site.url).send('HEAD', '/api/no-such-thing-either')

  expect(received.split('HTTP/1.1 404').length - 1).toBeLessThan(100)
})
