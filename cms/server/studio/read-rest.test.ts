import { once } from 'node:events'
import { Agent, request as ask, createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { readRestOf } from './read-rest.ts'

test('what comes behind a body that is read in part alone is answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const server = createServer(async (request, response) => {
    readRestOf(request, response)
    if (request.method === 'POST') {
      await once(request, 'data')
      request.pause()
    }
    response.end()
  }).listen(0)
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = Object(server.address())

  async function send(method: string, body: string) {
    const sent = ask({ port, method, agent })
    const answered = once(sent, 'response')
    sent.end(body)
    const [answer] = await answered
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode
  }

  expect(await send('POST', 'x'.repeat(2_000_000))).toBe(200)
  expect(await send('GET', '')).toBe(200)
})
