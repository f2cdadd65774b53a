import { beforeEach, expect, test } from 'vitest'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import type { PassportEvent } from '../passport-event.ts'
import { sendShared } from './send-shared.ts'
import { newestOf, notYetSent, readShared, writeShared } from './shared-record.ts'

const device = 'ABCDEFGH'
const idOf = (n: number, by = device) => `01JDXYZ000${String(n).padStart(8, '0')}${by}`

const step = (n: number, by = device, lessonId = 7): PassportEvent => ({
  id: idOf(n, by),
  at: n,
  ref: `1/${lessonId}`,
  kind: 'step',
  data: { stage: 'quiz' },
})

const agreed = { agrees: true, lessons: [7], exercises: [], upTo: idOf(1) }
const answer = () => Response.json({ lessons: [7], exercises: [] })
const send = (...events: PassportEvent[]) => sendShared(() => ({ events, device }))
const idsIn = (body: unknown): string[] =>
  Array.from(Object(body).events, (event) => String(Object(event).id))

beforeEach(() => localStorage.clear())

test('nothing is sent of what was done before she agreed, or on another device', async () => {
  writeShared(agreed)
  const sent = fakeServer(answer)

  const outcome = await send(step(1), step(2), step(3, 'HGFEDCBA'), step(4))

  expect(outcome).toBe('sent')
  expect(sent.map(({ body }) => idsIn(body))).toEqual([[idOf(2), idOf(4)]])
})

test.each([
  ['was never asked', null],
  ['said no', { ...agreed, agrees: false }],
])('of somebody who %s nothing is sent', async (_what, record) => {
  if (record) writeShared(record)
  const sent = fakeServer(answer)

  const outcome = await send(step(2))

  expect(outcome).toBe('not shared')
  expect(sent).toEqual([])
})

test('what was sent is not sent again', async () => {
  writeShared(agreed)
  const sent = fakeServer(answer)
  await send(step(2))

  await send(step(2), step(3))

  expect(sent.map(({ body }) => idsIn(body))).toEqual([[idOf(2)], [idOf(3)]])
})

test('what the server did not answer to is sent later, under the same id', async () => {
  writeShared(agreed)
  let isOnline = false
  const sent = fakeServer(() => (isOnline ? answer() : connectionLost()))
  const offline = await send(step(2))
  isOnline = true

  const online = await send(step(2))

  expect([offline, online]).toEqual(['later', 'sent'])
  expect(sent.map(({ body }) => idsIn(body))).toEqual([[idOf(2)], [idOf(2)]])
})

test('a fault of the server loses nothing', async () => {
  writeShared(agreed)
  fakeServer(() => new Response('', { status: 503 }))

  expect(await send(step(2))).toBe('later')
  expect(readShared()).toEqual(agreed)
})

test.each([400, 401, 403])('what a network’s filter refuses with %i waits', async (status) => {
  writeShared(agreed)
  fakeServer(() => new Response('<html>Blocked</html>', { status }))

  expect(await send(step(2))).toBe('later')
  expect(readShared()).toEqual(agreed)
})

test.each([401, 403])(
  'a link that has ended stops it (%i), and nothing more is sent',
  async (status) => {
    writeShared(agreed)
    const sent = fakeServer(() => Response.json({ message: 'No' }, { status }))
    await send(step(2))

    await send(step(2), step(3))

    expect(sent).toHaveLength(1)
    expect(readShared()).toBeNull()
  },
)

test('of a lesson that was not given nothing leaves the device', async () => {
  writeShared(agreed)
  const sent = fakeServer(answer)

  await send(step(2, device, 8))

  expect(sent.map(({ body }) => idsIn(body))).toEqual([[]])
  expect(readShared()?.upTo).toBe(idOf(2))
})

test('what the tutor is never told of is passed over without a request', async () => {
  writeShared(agreed)
  const sent = fakeServer(answer)

  await send({ ...step(2), kind: 'spoken', data: { text: 'Hello.' } })

  expect(sent).toEqual([])
  expect(readShared()?.upTo).toBe(idOf(2))
})

test('a lesson that she was given since this device was told is sent of as well', async () => {
  writeShared(agreed)
  const sent = fakeServer(() => Response.json({ lessons: [7, 8], exercises: [] }))

  await send(step(2, device, 8), step(3), step(4, device, 9))

  expect(sent.map(({ body }) => idsIn(body))).toEqual([[idOf(3)], [idOf(2)]])
  expect(readShared()).toMatchObject({ lessons: [7, 8], upTo: idOf(4) })
})

test('what another student has agreed to meanwhile stays as it is', async () => {
  writeShared({ ...agreed, student: 1 })
  const others = { ...agreed, student: 2, upTo: idOf(9) }
  fakeServer(() => {
    writeShared(others)
    return answer()
  })

  await send(step(2))

  expect(readShared()).toEqual(others)
})

test('many events go in several requests', async () => {
  writeShared(agreed)
  const sent = fakeServer(answer)

  await send(...Array.from({ length: 450 }, (_none, n) => step(n + 2)))

  expect(sent.map(({ body }) => idsIn(body).length)).toEqual([200, 200, 50])
})

test('she can stop it while something is on its way', async () => {
  writeShared(agreed)
  const sent = fakeServer(() => {
    writeShared({ ...agreed, agrees: false })
    return answer()
  })

  await send(...Array.from({ length: 250 }, (_none, n) => step(n + 2)))

  expect(sent).toHaveLength(1)
  expect(readShared()?.agrees).toBe(false)
})

test('a device that has forgotten everything writes with other letters, and begins anew', () => {
  const events = [step(1, 'HGFEDCBA')]

  expect(notYetSent(agreed, events, 'HGFEDCBA')).toEqual(events)
  expect(newestOf(events, device)).toBe('')
})

test('a record that somebody has broken counts as none', () => {
  localStorage.setItem('student-sharing', '{"agrees":"yes"}')
  expect(readShared()).toBeNull()
  localStorage.setItem('student-sharing', '{')
  expect(readShared()).toBeNull()
})

test('an event that the server never takes holds up no other', async () => {
  writeShared(agreed)
  const sent = fakeServer(({ body }) =>
    idsIn(body).includes(idOf(3)) ? Response.json({ message: 'No' }, { status: 400 }) : answer(),
  )

  const outcome = await send(step(2), step(3), step(4))

  expect(outcome).toBe('sent')
  expect(sent.map(({ body }) => idsIn(body))).toEqual([
    [idOf(2), idOf(3), idOf(4)],
    ...[[idOf(2)], [idOf(3)], [idOf(4)]],
  ])
  expect(readShared()?.upTo).toBe(idOf(4))
})
