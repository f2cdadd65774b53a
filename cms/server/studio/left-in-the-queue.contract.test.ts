import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { studioDoor } from './studio-door.ts'

const admin = await signedIn(site.url)
const payload = await sitePayload()

/** Takes all places of changes; gives what frees them. */
function takeAllPlaces(): () => void {
  let free = () => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  for (let place = 0; place < fewChangesAtOnce.concurrency; place += 1) {
    fewChangesAtOnce(() => held)
  }
  return free
}

test('a change whose tutor has left while it waited takes no place for ever', async () => {
  const answer = vi.fn(() => new Promise<void>(() => {}))
  const left = vi.fn()
  const app = express()
    .use((_request, response, next) => {
      response.once('close', left)
      next()
    })
    .use(studioDoor({ payload, isDev: false, opened: async () => answer }))
  const server = createServer(app).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const free = takeAllPlaces()
  const { port } = Object(server.address())
  const headers = { cookie: cookieHeader(admin.cookies) }
  const path = '/studio/api/courses/1'
  const asked = ask({ port, path, method: 'PATCH', headers }).on('error', () => {})
  asked.end()
  await eventually(() => expect(fewChangesAtOnce.pendingCount).toBe(1))

  asked.destroy()
  await eventually(() => expect(left).toHaveBeenCalled())
  free()

  await eventually(() =>
    expect([fewChangesAtOnce.activeCount, fewChangesAtOnce.pendingCount]).toEqual([0, 0]),
  )
  expect(answer).not.toHaveBeenCalled()
})
