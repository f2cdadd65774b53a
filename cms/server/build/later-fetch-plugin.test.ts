import { lookup } from 'node:dns'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { laterUndici } from './later-fetch-plugin.ts'

const Fetching = z.object({
  Agent: z.custom<new (options: object) => object>(),
  fetch: z.custom<(address: string, init?: object) => Promise<Response>>(),
})

test('Payload takes nothing else of the package than what stands in for it', () => {
  const source = readFileSync('node_modules/payload/dist/uploads/safeFetch.js', 'utf8')

  expect(source.match(/import .* from 'undici'/)?.[0]).toBe(
    "import { Agent, fetch as undiciFetch } from 'undici'",
  )
})

test('an address is fetched by way of the lookup that its agent was given', async () => {
  const server = createServer((_request, response) => response.end('a picture')).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { Agent, fetch } = await opened()
  const looked = vi.fn(lookup)

  const response = await fetch(`http://localhost:${port}/`, {
    dispatcher: new Agent({ connect: { lookup: looked } }),
  })

  expect(await response.text()).toBe('a picture')
  expect(looked).toHaveBeenCalled()
})

/** Beside the packages, where the built server stands as well. */
async function opened() {
  const folder = await mkdtemp(join(process.cwd(), 'node_modules/.later-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'undici.mjs')
  await writeFile(file, laterUndici)
  return Fetching.parse(await import(/* @vite-ignore */ pathToFileURL(file).href))
}
