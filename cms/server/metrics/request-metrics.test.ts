import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { requestMetrics } from './request-metrics.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Answers from memory what begins with `/courses`, a course in its turn, and makes the rest. */
async function serve() {
  const register = new Registry()
  const metrics = requestMetrics(register)
  const kept = metrics.kept((request, response) => {
    if (!request.url?.startsWith('/courses')) return false
    const send = () => response.writeHead(request.headers['if-none-match'] ? 304 : 200).end()
    if (request.url === '/courses/one') setImmediate(send)
    else send()
    return true
  })
  const made = metrics.made((_request, response) => {
    response.writeHead(404).end()
  })
  const handle: RequestListener = (request, response) => {
    if (!kept(request, response)) made(request, response)
  }
  const server = createServer(handle).listen(0)
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://localhost:${port}`, register }
}

test('what comes from memory is counted by its route and status', async () => {
  const { url, register } = await serve()

  await fetch(`${url}/courses/one/two`)
  await fetch(`${url}/courses/three/four?tab=quiz`)
  await fetch(`${url}/courses/one/two`, { headers: { 'If-None-Match': '"1"' } })

  const text = await register.metrics()
  const route = 'route="/courses/:courseSlug/:lessonSlug"'
  expect(text).toContain(`tutor_kept_requests_total{${route},status="200"} 2`)
  expect(text).toContain(`tutor_kept_requests_total{${route},status="304"} 1`)
})

test('what waits for its turn is counted by the status that it is sent with', async () => {
  const { url, register } = await serve()

  await fetch(`${url}/courses/one`, { headers: { 'If-None-Match': '"1"' } })

  const route = 'route="/courses/:courseSlug"'
  expect(await register.metrics()).toContain(`tutor_kept_requests_total{${route},status="304"} 1`)
})

test('whatever addresses and methods are tried, they make no new label', async () => {
  const { url, register } = await serve()

  for (let number = 0; number < 30; number++) {
    await fetch(`${url}/wp-${number}/anna@example.com?secret-${number}`, { method: 'PROPFIND' })
  }

  const text = await register.metrics()
  const label = 'method="other",route="other",status="404"'
  expect(text).toContain(`tutor_request_duration_seconds_count{${label}} 30`)
  expect(text).not.toMatch(/anna|secret|wp-/)
})
