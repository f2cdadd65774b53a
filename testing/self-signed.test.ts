import { once } from 'node:events'
import { createServer, get } from 'node:https'
import { expect, test } from 'vitest'
import { selfSigned } from './self-signed.ts'

test('a certificate serves localhost to whoever trusts it', async () => {
  const own = selfSigned()
  const server = createServer(own, (_, response) => response.end('served')).listen(0)
  await once(server, 'listening')
  const { port } = Object(server.address())

  const [response] = await once(get({ host: 'localhost', port, ca: own.cert }), 'response')

  expect(response.statusCode).toBe(200)
  server.close()
})
