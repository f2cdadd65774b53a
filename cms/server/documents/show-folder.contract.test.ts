import { EventEmitter, once } from 'node:events'
import { createServer, get } from 'node:http'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { showFolder } from './show-folder.ts'

const close: (() => void)[] = []

afterEach(() => {
  for (const end of close.splice(0)) end()
})

/** The key of the files of a page that has a sound. */
async function keyOfPage(): Promise<string> {
  const admin = await signedIn(site.url)
  const course = await buildCourse(admin)
  const path = `/api/courses/${course.id}/lessons/page`
  const zip = zipOf({ 'index.html': '<p>Unit</p>', 'sound.mp3': '0123456789' })
  const { json } = await sendPage(admin, { path, zip })
  const document = `/lesson-documents/${Object(json).lesson.id}`
  const { headers } = await contractClient(site.url).send('GET', document)
  return /\/files\/([^/~]+)\//.exec(headers.get('location') ?? '')?.[1] ?? ''
}

test('who leaves before a file is sent is no fault of ours', async () => {
  const payload = await sitePayload()
  const key = await keyOfPage()
  const folder = { key, path: '/', address: '', isForAll: false, isSandboxed: true }
  const events = new EventEmitter()
  const app = express().get('/{*path}', (request, response) => {
    const mayOpen = async () => {
      events.emit('asked')
      await once(response, 'close')
      return true
    }
    const shown = showFolder(
      { ...folder, mayOpen, showPage: () => {} },
      { payload, request, response },
    )
    shown.then(
      () => events.emit('end', 'over'),
      (error: unknown) => events.emit('end', error),
    )
  })
  const server = createServer(app).listen(0)
  close.push(() => server.close())
  await once(server, 'listening')
  const [asked, ended] = [once(events, 'asked'), once(events, 'end')]
  const { port } = Object(server.address())
  const request = get(`http://127.0.0.1:${port}/sound.mp3`).on('error', () => {})
  await asked

  request.destroy()

  expect(await ended).toEqual(['over'])
})
