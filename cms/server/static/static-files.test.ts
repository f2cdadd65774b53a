import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import express from 'express'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { errorAnswers } from '../endpoints/error-answers.ts'
import { staticFiles } from './static-files.ts'

const Listening = z.object({ port: z.number() })

let folder: string
let server: Server

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'picture.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/entry.js'), 'plain')
  writeFileSync(join(folder, 'assets/entry.js.br'), brotliCompressSync('brotli'))
  writeFileSync(join(folder, 'assets/entry.js.gz'), gzipSync('gzip'))
  const logger: Payload['logger'] = Object.assign(Object.create(null), { error: vi.fn() })
  server = createServer(
    express()
      .use(staticFiles(folder, (path) => (path.startsWith('/assets/') ? 'immutable' : 'no-cache')))
      .use((_request, response) => void response.status(404).end('the next one'))
      .use(errorAnswers(logger, 'http://localhost')),
  ).listen(0)
  await once(server, 'listening')
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = Listening.parse(server.address())
  const plain = { 'accept-encoding': 'identity' }
  return fetch(`http://localhost:${port}${path}`, { method, headers: { ...plain, ...headers } })
}

test.each([
  ['br', 'br', 'brotli'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['gzip, deflate, br', 'br', 'brotli'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', null, 'plain'],
])('a browser that takes %s gets the best copy', async (accepted, encoding, text) => {
  const response = await get('/assets/entry.js', { 'accept-encoding': accepted })

  expect(await response.text()).toBe(text)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
})

test('a hashed file is kept for ever, another is asked for again', async () => {
  const [hashed, other] = await Promise.all([get('/assets/entry.js'), get('/picture.svg')])

  expect(hashed.headers.get('cache-control')).toBe('immutable')
  expect(other.headers.get('cache-control')).toBe('no-cache')
})

test('a file that the browser has already is not sent again', async () => {
  const modified = (await get('/picture.svg')).headers.get('last-modified') ?? ''

  const { status } = await get('/picture.svg', {
    'if-modified-since': modified,
    'cache-control': 'max-age=0',
  })

  expect(status).toBe(304)
})

test('a file that disappears while the server runs is not found, and the others are served', async () => {
  rmSync(join(folder, 'assets/entry.js'))
  rmSync(join(folder, 'assets/entry.js.br'))

  const gone = [
    await get('/assets/entry.js'),
    await get('/assets/entry.js', { accept: 'text/html' }),
  ]
  const goneCopy = await get('/assets/entry.js', { 'accept-encoding': 'br' })
  const other = await get('/picture.svg')

  expect(gone.map(({ status }) => status)).toEqual([404, 404])
  expect(goneCopy.status).toBe(404)
  expect(goneCopy.headers.get('content-encoding')).toBeNull()
  expect(goneCopy.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(goneCopy.headers.get('cache-control')).toBe('no-store')
  expect(await goneCopy.json()).toEqual({ message: 'There is nothing at this address.' })
  expect([other.status, await other.text()]).toEqual([200, '<svg/>'])
})

test('a whole build that disappears takes nothing else with it', async () => {
  rmSync(folder, { recursive: true })

  const answers = [await get('/assets/entry.js'), await get('/picture.svg'), await get('/other')]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('a file that has come to be a folder is no answer', async () => {
  rmSync(join(folder, 'picture.svg'))
  mkdirSync(join(folder, 'picture.svg'))

  const { status } = await get('/picture.svg')

  expect(status).toBe(404)
})

test.each([
  '/',
  '/assets',
  '/assets/',
  '/other.js',
  '/.vite/manifest.json',
  '/%2e%2e/x',
  '/%',
  '/%00',
])('what is no file of the build is for the next one: %s', async (path) => {
  const response = await get(path)

  expect([response.status, await response.text()]).toEqual([404, 'the next one'])
})

test('files are for reading', async () => {
  const [posted, asked] = [
    await get('/picture.svg', {}, 'POST'),
    await get('/picture.svg', {}, 'HEAD'),
  ]

  expect(await posted.text()).toBe('the next one')
  expect([asked.status, asked.headers.get('content-length')]).toEqual([200, '6'])
})
