import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type Response } from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileAnswer } from '../../api/file-answer.ts'
import { sendFile } from './send-file.ts'

let folder: string
let path: string
const close: (() => void)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'send-file-'))
  path = join(folder, 'course.zip')
  writeFileSync(path, 'a course')
})

afterEach(() => {
  for (const end of close.splice(0)) end()
  rmSync(folder, { recursive: true, force: true })
})

/** Serves the file once it is made; gives its address, when it is asked for, and how its sending ends. */
async function serve(untilMade: (response: Response) => Promise<unknown> = async () => {}) {
  const own = path
  const remove = async () => rmSync(own, { force: true })
  const file = new FileAnswer({ path: own, remove, type: 'application/zip', name: 'course.zip' })
  const app = express()
  let ask = () => {}
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const sent = new Promise<void>((resolve, reject) => {
    app.get('/', async (request, response) => {
      ask()
      await untilMade(response)
      sendFile(file, request, response).then(resolve, reject)
    })
  })
  const server = createServer(app).listen(0)
  close.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${Object(server.address()).port}/`, asked, sent }
}

test('a file is sent whole and removed', async () => {
  const { url, sent } = await serve()

  const response = await fetch(url)

  expect(response.headers.get('content-disposition')).toBe('attachment; filename=course.zip')
  expect(response.headers.get('content-length')).toBe('8')
  expect(await response.text()).toBe('a course')
  await sent
  expect(existsSync(path)).toBe(false)
})

test('who leaves while the file is made is no fault of ours, and it is removed', async () => {
  const { url, asked, sent } = await serve((response) => once(response, 'close'))
  const request = get(url).on('error', () => {})
  await asked

  request.destroy()

  await expect(sent).resolves.toBeUndefined()
  expect(existsSync(path)).toBe(false)
})

test('a file that cannot be read is a fault of ours', async () => {
  rmSync(path)
  const { url, sent } = await serve()

  get(url).on('error', () => {})

  await expect(sent).rejects.toThrow('ENOENT')
})
