import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { afterThoseBefore } from './after-those-before.ts'

async function portOf(handle: RequestListener) {
  const server = createServer(handle)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

test('of several requests in one packet the next begins when the one before is answered', async () => {
  const begun: string[] = []
  const answers: (() => void)[] = []
  const came = vi.fn()
  const port = await portOf(({ url = '' }, response) => {
    afterThoseBefore(response, () => {
      begun.push(url)
      answers.push(() => response.end(url))
    })
    came()
  })
  const client = connect(port)
  onTestFinished(() => void client.destroy())
  client.resume()
  client.write(get('/first') + get('/second') + get('/third'))

  await vi.waitFor(() => expect(came).toHaveBeenCalledTimes(3))
  expect(begun).toEqual(['/first'])
  answers[0]?.()
  await vi.waitFor(() => expect(begun).toEqual(['/first', '/second']))
  answers[1]?.()
  await vi.waitFor(() => expect(begun).toEqual(['/first', '/second', '/third']))
})

test('what begins later belongs to the request that brought it', async () => {
  const requests = new AsyncLocalStorage<string>()
  const known: unknown[] = []
  const port = await portOf(({ url = '' }, response) =>
    requests.run(url, () =>
      afterThoseBefore(response, () => {
        known.push(requests.getStore())
        response.end()
      }),
    ),
  )
  const client = connect(port)
  onTestFinished(() => void client.destroy())
  client.resume()

  client.write(get('/first') + get('/second'))

  await vi.waitFor(() => expect(known).toEqual(['/first', '/second']))
})
