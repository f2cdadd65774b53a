import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { receiptText, watchRequests } from './voice-receipt.ts'

/** A server whose answers wait until a test gives them. */
async function slowServer() {
  const waiting: ServerResponse[] = []
  const server = createServer((_request, response) => waiting.push(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : undefined
  return {
    address: `http://127.0.0.1:${port}/`,
    waiting,
    close: () => server.close(),
  }
}

test('what is answered after the last word is told as soon as it is known', async () => {
  const { address, waiting, close } = await slowServer()
  const watched = watchRequests()
  const asked = fetch(address).then((answer) => answer.text())
  await expect.poll(() => waiting.length).toBe(1)

  const { requests, watch } = watched.stop()
  const told = new Promise<void>((resolve) => watch(resolve))
  waiting[0]?.end('late')
  await asked
  await told

  expect(receiptText(requests())).toMatch(
    /^While you spoke, this page asked its server for one file/,
  )
  close()
})

test('what is asked for after the last word is no part of it', async () => {
  const { address, waiting, close } = await slowServer()
  const { requests, watch } = watchRequests().stop()
  const told = new Promise<void>((resolve) => watch(resolve))

  const asked = fetch(address).then((answer) => answer.text())
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.end('later')
  await asked
  await told

  expect(receiptText(requests())).toBe('Sent from this page while you spoke: 0 bytes.')
  close()
})
