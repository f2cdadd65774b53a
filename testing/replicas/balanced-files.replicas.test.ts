import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../cms/postgres/free-port.ts'
import { startBalancer } from './balancer.ts'

/** A process that is ready and has these paths; it counts who asks. */
async function startServer(has: (path: string) => boolean) {
  const asked: string[] = []
  const server = createServer(({ method, url = '' }, response) => {
    const isFound = url === '/readyz' || has(url)
    if (url !== '/readyz') asked.push(`${method} ${url}`)
    response.writeHead(isFound ? 200 : 404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { asked, port: address && typeof address === 'object' ? address.port : 0 }
}

/** Two processes of one build and one of a later build, behind the balancer. */
async function startVersions() {
  const older = (path: string) => path === '/assets/page-old.js'
  const later = (path: string) => older(path) || path === '/assets/page-new.js'
  const servers = await Promise.all([older, older, later].map(startServer))
  const port = await freePort()
  const { stop } = await startBalancer(
    port,
    servers.map((server) => server.port),
  )
  onTestFinished(stop)
  const url = `http://localhost:${port}`
  return {
    async ask(path: string, method = 'GET') {
      for (const { asked } of servers) asked.length = 0
      const statuses: number[] = []
      for (let count = 0; count < 6; count++) {
        statuses.push((await fetch(url + path, { method })).status)
      }
      return {
        statuses: [...new Set(statuses)],
        asked: servers.flatMap(({ asked }) => asked).length,
      }
    },
  }
}

test('a file that only the later version has is found, whoever is asked first', async () => {
  const { ask } = await startVersions()

  expect((await ask('/assets/page-new.js')).statuses).toEqual([200])
  expect(await ask('/assets/page-old.js')).toEqual({ statuses: [200], asked: 6 })
})

test('a file that nobody has, a page that is not there, and what writes are as before', async () => {
  const { ask } = await startVersions()

  expect((await ask('/assets/none.js')).statuses).toEqual([404])
  expect(await ask('/nothing')).toEqual({ statuses: [404], asked: 6 })
  expect(await ask('/assets/page-new.js', 'POST')).toMatchObject({ asked: 6 })
})
