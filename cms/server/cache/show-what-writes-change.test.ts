import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Change } from '../../content/changes.ts'
import { noteChange } from '../../content/sql/announced-changes.ts'
import { showWhatWritesChange, whenShown } from './show-what-writes-change.ts'

const edit: Change = { tags: ['lesson:17'], transaction: '0b5c1f1e-8a86-4d6b-9c0c-0a6f5f3f7a11' }

/** A server whose answers change something, and whether each waits until that is shown. */
async function writer({ waits }: { waits: boolean }) {
  const told = { drop: vi.fn(), show: vi.fn(async () => {}) }
  const app = express()
  app.use(showWhatWritesChange(told))
  app.use(async (_request, response) => {
    noteChange(edit)
    if (waits) await whenShown(told, response)
    response.send('Saved')
  })
  const server = createServer(app).listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { ...told, send: (method: string) => fetch(`http://localhost:${port}/`, { method }) }
}

test.each(['POST', 'PATCH', 'GET'])(
  'what a %s has changed is dropped before it is answered',
  async (method) => {
    const { send, drop } = await writer({ waits: false })

    await send(method)

    expect(drop).toHaveBeenCalledExactlyOnceWith([edit])
  },
)

test('what an answer has waited for is not dropped', async () => {
  const { send, drop, show } = await writer({ waits: true })

  await send('POST')

  expect(show).toHaveBeenCalledExactlyOnceWith([edit])
  expect(drop).toHaveBeenCalledExactlyOnceWith([])
})

test('an answer that nobody has asked about changes waits for none', async () => {
  const show = vi.fn(async () => {})
  const response = Object(new Response())

  await whenShown({ show }, response)

  expect(show).toHaveBeenCalledExactlyOnceWith([])
})
