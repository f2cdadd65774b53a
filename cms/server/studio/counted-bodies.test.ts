import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { sendRaw } from '../../../testing/raw-request.ts'
import { freePort } from '../../postgres/free-port.ts'
import { countedBodies } from './counted-bodies.ts'

const mebibyte = 1024 * 1024

/** A studio in the site's process, which tells how long a body was. */
async function sharedStudio() {
  const answer = countedBodies(async (request, response) => {
    await turn() // Next looks for its page first
    response.end(String((await buffer(request)).length))
  })
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(Number(Object(error).status)).end()
    })
  })
  const port = await freePort()
  await once(server.listen(port), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${port}`
}

const send = (url: string, mebibytes: number, type: string) =>
  sendRaw(url, {
    method: 'POST',
    path: '/studio/api/courses',
    headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
    body: 'a'.repeat(mebibytes * mebibyte),
  })

test('a body that says no length is taken up to the limit, and no further', async () => {
  const url = await sharedStudio()

  const taken = await send(url, 24, 'application/json')
  const refused = await send(url, 25, 'application/json')

  expect([taken.status, String(taken.body)]).toEqual([200, String(24 * mebibyte)])
  expect(refused.status).toBe(413)
})

test('files have a limit of their own', async () => {
  const url = await sharedStudio()

  const { status, body } = await send(url, 25, 'multipart/form-data; boundary=a')

  expect([status, String(body)]).toEqual([200, String(25 * mebibyte)])
})
