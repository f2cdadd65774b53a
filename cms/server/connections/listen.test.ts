import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../postgres/free-port.ts'
import { listen } from './listen.ts'

test('a page of fifty kilobytes is taken at once', async () => {
  const port = await freePort()
  const server = await listen(port)
  onTestFinished(() => void server.close())
  const asked = once(server, 'request')

  const page = fetch(`http://localhost:${port}`).then((answer) => answer.text())
  const [, response] = await asked
  const isTaken = response.write('a'.repeat(50_000))
  response.end()

  expect(isTaken).toBe(true)
  expect(await page).toHaveLength(50_000)
})
