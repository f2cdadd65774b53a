import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openRequest } from '../../../testing/raw-request.ts'
import { freePort } from '../../postgres/free-port.ts'
import { listen } from './listen.ts'

/** A server that begins an answer and leaves it open. */
async function serve() {
  const port = await freePort()
  const server = await listen(port)
  server.on('request', (_request, response) => void response.write('begun'))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${port}`
}

function send(url: string, lines: string[]) {
  const request = openRequest(url, lines)
  onTestFinished(request.close)
  return request
}

const cookies = `Cookie: ${Array.from({ length: 6 }, (_none, at) => `a${at}=${'x'.repeat(3_900)}`).join('; ')}`

test.each([
  ['cookies', ['GET / HTTP/1.1', 'Host: a', cookies, '', '']],
  ['an address', [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: a', '', '']],
])('a head that %s make too long is answered by a page', async (_what, lines) => {
  const { received } = send(await serve(), lines)

  await eventually(() => expect(received()).toContain('</html>'))
  const [head = '', page = ''] = received().split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(head).toContain('Connection: close')
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(page)}`)
  expect(page).toContain('Delete this site’s cookies')
})

test('its policy lets its own script run and nothing else', async () => {
  const { received } = send(await serve(), ['GET / HTTP/1.1', 'Host: a', cookies, '', ''])
  await eventually(() => expect(received()).toContain('</html>'))

  const [, script = ''] = /<script>(.*)<\/script>/s.exec(received()) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(received()).toContain(
    `Content-Security-Policy: default-src 'none'; script-src 'sha256-${hash}'; `,
  )
})

test('whoever sends on while she is refused reads why', async () => {
  const { received, write } = send(await serve(), ['GET / HTTP/1.1', 'Host: a', cookies])

  for (let more = 0; more < 20; more += 1) write(`\r\nX-More: ${'y'.repeat(3_000)}`)

  await eventually(() => expect(received()).toContain('</html>'))
  expect(received().match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('what is no HTTP is refused as Node does it', async () => {
  const { received } = send(await serve(), ['nonsense', '', ''])

  await eventually(() =>
    expect(received()).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  )
})

test('an answer that has begun gets nothing into it', async () => {
  const { received, write, ended } = send(await serve(), ['GET / HTTP/1.1', 'Host: a', '', ''])
  await eventually(() => expect(received()).toContain('begun'))
  const before = received()

  write('nonsense\r\n\r\n')

  await ended
  expect(received()).toBe(before)
})
