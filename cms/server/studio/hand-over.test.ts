import { once } from 'node:events'
import { Agent, createServer, type RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openRequest, sendRaw } from '../../../testing/raw-request.ts'
import { freePort } from '../../postgres/free-port.ts'
import { notedRefusal } from '../refusals.ts'
import { changesHeader } from './changes-header.ts'
import { handOver } from './hand-over.ts'
import { lostInStudio } from './lost-answer.ts'
import { refusalHeader } from './refusal-header.ts'
import { privateSocket, removeSocket } from './studio-socket-file.ts'

/** A site that hands everything over to this studio; gives its address and what it noticed. */
async function siteBefore(studio: RequestListener) {
  const socketPath = privateSocket()
  const agent = new Agent({ keepAlive: true })
  const onChange = vi.fn()
  const errors: unknown[] = []
  const responses: ServerResponse[] = []
  const behind = createServer(studio)
  const site = createServer((request, response) => {
    responses.push(response)
    handOver(request, response, { socketPath, agent, onChange, lost: lostInStudio }).catch(
      (error: unknown) => {
        errors.push(error)
        response.writeHead(Number(Object(error).status)).end(String(Object(error).message))
      },
    )
  })
  const port = await freePort()
  await once(behind.listen(socketPath), 'listening')
  await once(site.listen(port), 'listening')
  onTestFinished(() => {
    agent.destroy()
    for (const server of [site, behind]) server.closeAllConnections()
    site.close()
    behind.close()
    removeSocket(socketPath)
  })
  return { url: `http://localhost:${port}`, onChange, errors, responses, behind }
}

test('a request arrives as it was sent, with the visitor’s address', async () => {
  const { url } = await siteBefore(async (request, response) => {
    const { method, url: path, headers } = request
    response.end(JSON.stringify({ method, path, headers, body: await text(request) }))
  })

  const { body } = await sendRaw(url, {
    method: 'PATCH',
    path: '/studio/api/courses/1?depth=0&where[a]=%C3%A9',
    headers: { host: 'tutor.example', cookie: 'a=1; b=2', 'x-request-id': 'made-up-by-them' },
    body: '{"name":"é"}',
  })

  const seen = JSON.parse(String(body))
  expect(seen).toMatchObject({
    method: 'PATCH',
    path: '/studio/api/courses/1?depth=0&where[a]=%C3%A9',
    headers: { host: 'tutor.example', cookie: 'a=1; b=2', 'content-length': '13' },
    body: '{"name":"é"}',
  })
  expect(seen.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/)
  expect(seen.headers).not.toHaveProperty('x-request-id')
})

test.each(['DELETE', 'POST', 'GET'])(
  'a body without a length arrives as one body: %s',
  async (method) => {
    const seen: string[] = []
    const { url } = await siteBefore(async (request, response) => {
      seen.push(`${request.url} ${await text(request)}`)
      response.end('Read')
    })
    const hidden = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n'

    const { received, close } = openRequest(url, [
      ...[`${method} /shown HTTP/1.1`, 'Host: a', 'Transfer-Encoding: chunked', ''],
      ...[hidden.length.toString(16), hidden, '0', '', ''],
    ])
    onTestFinished(close)

    await eventually(() => expect(received()).toContain('Read'))
    expect(seen).toEqual([`/shown ${hidden}`])
  },
)

test('headers that speak of the connection stay behind, the length of the body does not', async () => {
  const { url } = await siteBefore(async (request, response) => {
    response.end(JSON.stringify({ headers: request.headers, body: await text(request) }))
  })

  const { body } = await sendRaw(url, {
    method: 'POST',
    path: '/',
    headers: { connection: 'close, x-mine, content-length', 'x-mine': '1', te: 'trailers' },
    body: 'Hello',
  })

  const { headers, body: seen } = JSON.parse(String(body))
  expect(seen).toBe('Hello')
  expect(headers).toMatchObject({ 'content-length': '5', connection: 'keep-alive' })
  expect(headers).not.toHaveProperty('x-mine')
  expect(headers).not.toHaveProperty('te')
})

test('where others wait for the end of an answer too, nobody is warned of a leak', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  onTestFinished(() => void process.off('warning', warned))
  const { url, responses } = await siteBefore((_request, response) => {
    for (let other = 0; other < 9; other++) responses[0]?.once('close', () => {})
    response.end('Read')
  })

  await sendRaw(url, { method: 'GET', path: '/' })
  await turn() // in which Node warns

  expect(warned).not.toHaveBeenCalled()
})

test('an answer goes out as it came: status, cookies, encoding', async () => {
  const { url } = await siteBefore((_request, response) => {
    response.writeHead(206, {
      'content-range': 'bytes 0-1/9',
      'content-encoding': 'gzip',
      'set-cookie': ['a=1', 'b=2'],
    })
    response.end('ab')
  })

  const { status, headers, body } = await sendRaw(url, {
    path: '/',
    headers: { range: 'bytes=0-1' },
  })

  expect(status).toBe(206)
  expect(headers).toMatchObject({ 'content-range': 'bytes 0-1/9', 'content-encoding': 'gzip' })
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(String(body)).toBe('ab')
})

test.each([
  ['HEAD', 200, { 'content-length': '5' }],
  ['GET', 304, { etag: '"1"' }],
])('an answer without a body stays without one: %s %d', async (method, status, sent) => {
  const { url } = await siteBefore((_request, response) => response.writeHead(status, sent).end())

  const answer = await sendRaw(url, { method, path: '/' })

  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(sent)
  expect(answer.body).toHaveLength(0)
})

test('what was changed is known before the answer goes out, and not told outside', async () => {
  const { url, onChange } = await siteBefore((_request, response) => {
    response.setHeader(changesHeader, 'course:1 site').end('Saved')
  })

  const { headers } = await sendRaw(url, { method: 'POST', path: '/', body: '{}' })

  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ tags: ['course:1', 'site'] }])
  expect(headers).not.toHaveProperty(changesHeader)
})

test('an answer flows while it is made', async () => {
  let finish = () => {}
  const { url } = await siteBefore((_request, response) => {
    response.write('first')
    finish = () => response.end('last')
  })

  const response = await fetch(url)
  const reader = response.body?.getReader()
  const first = await reader?.read()
  finish()
  const last = await reader?.read()

  expect([first, last].map((part) => new TextDecoder().decode(part?.value))).toEqual([
    'first',
    'last',
  ])
})

test('of a large answer few pieces are passed on in one turn', async () => {
  const body = 'a'.repeat(5 * 1024 * 1024)
  const counts: number[] = []
  let isOpen = false
  const { write: realWrite } = ServerResponse.prototype
  const { url } = await siteBefore((_request, response) => response.end(body))
  const write = vi.spyOn(ServerResponse.prototype, 'write')
  onTestFinished(() => write.mockRestore())
  write.mockImplementation(function note(this: ServerResponse, ...given) {
    if (!isOpen) {
      setImmediate(() => {
        isOpen = false
      })
    }
    counts.push(isOpen ? (counts.pop() ?? 0) + 1 : 1)
    isOpen = true
    return realWrite.apply(this, given)
  })

  const answer = await fetch(url)

  expect(await answer.text()).toBe(body)
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
})

test('an answer before the body has come whole is given', async () => {
  const { url } = await siteBefore((_request, response) => response.writeHead(413).end('Too large'))

  const { status } = await sendRaw(url, { method: 'POST', path: '/', body: 'a'.repeat(5_000_000) })

  expect(status).toBe(413)
})

// Payload reads what comes without files whole, and counts the others itself.
test.each([
  ['application/json', 413],
  ['multipart/form-data; boundary=a', 200],
])('25 MB of %s that say no length are answered %i', async (type, status) => {
  const { url } = await siteBefore((request, response) => {
    request.on('error', () => {}).resume()
    request.once('end', () => response.end('Taken'))
  })
  const bytes = 25 * 1024 * 1024
  const { received, write, close } = openRequest(url, [
    ...[
      'POST / HTTP/1.1',
      'Host: a',
      `Content-Type: ${type}`,
      'Transfer-Encoding: chunked',
      '',
      '',
    ],
  ])
  onTestFinished(close)

  write(`${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n0\r\n\r\n`)

  await eventually(() => expect(received()).toContain(`HTTP/1.1 ${status} `))
})

test('who writes on after an early answer is read to the end, and the studio reads no more', async () => {
  const studioEnded = vi.fn()
  const { url } = await siteBefore((request, response) => {
    request.socket.once('close', studioEnded)
    response.writeHead(401).end('Sign in')
  })
  const { received, write, close } = openRequest(url, [
    ...['POST /one HTTP/1.1', 'Host: a', 'Content-Length: 4000000', '', ''],
  ])
  onTestFinished(close)
  await eventually(() => expect(received()).toContain('Sign in'))
  await eventually(() => expect(studioEnded).toHaveBeenCalled())

  write('a'.repeat(4_000_000))
  write('GET /two HTTP/1.1\r\nHost: a\r\n\r\n')

  await eventually(() => expect(received().match(/Sign in/g)).toHaveLength(2))
})

test('who has written more than the studio takes is read to the end once there is an answer', async () => {
  const answers = new Map<string | undefined, () => void>()
  const { url } = await siteBefore((request, response) => {
    answers.set(request.url, () => response.end(`Answer to ${request.url}`))
  })
  const { received, write, close } = openRequest(url, [
    ...['POST /one HTTP/1.1', 'Host: a', 'Content-Length: 9000000', '', ''],
  ])
  onTestFinished(close)
  write('a'.repeat(9_000_000))
  write('GET /two HTTP/1.1\r\nHost: a\r\n\r\n')
  await eventually(() => expect([...answers.keys()]).toEqual(['/one']))

  answers.get('/one')?.()

  await eventually(() => expect(received()).toContain('/one'))
  await eventually(() => expect([...answers.keys()]).toEqual(['/one', '/two']))
})

test('who writes on to a studio that has ended can read that it has', async () => {
  const { url } = await siteBefore((request) => {
    request.once('data', () => request.socket.destroy())
  })

  const { status } = await sendRaw(url, { method: 'POST', path: '/', body: 'a'.repeat(9_000_000) })

  expect(status).toBe(502)
})

test('a browser that leaves before its body has come whole is not waited for', async () => {
  const left = vi.fn()
  const { url } = await siteBefore((request) => {
    request.on('error', () => {}).once('data', () => browser.close())
    request.once('close', left)
  })

  const browser = openRequest(url, [
    ...['POST / HTTP/1.1', 'Host: a', 'Content-Length: 4000000', '', 'Begun'],
  ])

  await eventually(() => expect(left).toHaveBeenCalledOnce())
})

test('why the studio refuses is known to the log, and not told outside', async () => {
  const { url, responses } = await siteBefore((_request, response) => {
    response.writeHead(403, { [refusalHeader]: '{"reason":"role","admin":7}' }).end('No')
  })

  const { headers } = await sendRaw(url, { method: 'POST', path: '/', body: '{}' })

  expect(headers).not.toHaveProperty(refusalHeader)
  expect(responses.map(notedRefusal)).toEqual([{ reason: 'role', admin: 7 }])
})

test('a browser that leaves is not worked for', async () => {
  const left = vi.fn()
  const { url, errors } = await siteBefore((_request, response) => {
    response.on('close', left)
    response.write('first')
  })
  const leaving = new AbortController()
  await fetch(url, { signal: leaving.signal })

  leaving.abort()

  await eventually(() => expect(left).toHaveBeenCalledOnce())
  await turn()
  expect(errors).toEqual([])
})

test.each([
  ['GET', 503, 'starting again'],
  ['POST', 502, 'Check whether your change was saved'],
])('a studio that ends before it answers: %s', async (method, status, words) => {
  const requests = vi.fn()
  const { url } = await siteBefore((request) => {
    requests()
    request.socket.destroy()
  })

  const answer = await sendRaw(url, { method, path: '/' })

  expect(answer.status).toBe(status)
  expect(String(answer.body)).toContain(words)
  expect(requests).toHaveBeenCalledOnce()
})

test('half an answer is not taken for a whole one', async () => {
  const { url } = await siteBefore((request, response) => {
    response.write('half')
    setImmediate(() => request.socket.destroy())
  })

  await expect(sendRaw(url, { path: '/' })).rejects.toThrow()
})

test('a studio that is not there was asked nothing', async () => {
  const { url, behind } = await siteBefore((_request, response) => response.end())
  behind.close()
  await once(behind, 'close')

  const { status } = await sendRaw(url, { method: 'POST', path: '/', body: '{}' })

  expect(status).toBe(503)
})

test('two requests on one connection are told apart', async () => {
  const { url } = await siteBefore((request, response) => response.end(request.url))
  const { received, write, close } = openRequest(url, ['GET /one HTTP/1.1', 'Host: a', '', ''])
  onTestFinished(close)
  await eventually(() => expect(received()).toContain('/one'))

  write('GET /two HTTP/1.1\r\nHost: a\r\n\r\n')

  await eventually(() => expect(received()).toContain('/two'))
})
