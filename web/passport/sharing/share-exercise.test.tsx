import { beforeEach, expect, test } from 'vitest'
import { studentLimits } from '../../../cms/contract/student-limits.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { emptyOutbox, nextOut } from './outbox.ts'
import { sendOutbox, shareExercise } from './share-exercise.ts'
import { readShared, writeShared } from './shared-record.ts'

const agreed = { agrees: true, lessons: [], exercises: [3], upTo: '' }
const given = (exercise = 3) => Response.json({ lessons: [], exercises: [exercise] })
const opened = (exercise = 3) => ({ kind: 'opened', exercise, data: {} }) as const
const answered = (answer: string) =>
  ({
    kind: 'answered',
    exercise: 3,
    data: { word: 'e3:platform', how: 'gap', verdict: 'wrong', answer },
  }) as const
const eventsIn = (body: unknown): unknown[] => Object(body).events

beforeEach(async () => {
  localStorage.clear()
  await sendOutbox() // what an earlier test left in this page goes with her consent
})

test.each([
  ['was never asked', null],
  ['said no', { ...agreed, agrees: false }],
  ['agreed before exercises were sent', { agrees: true, lessons: [3], upTo: '' }],
])('of somebody who %s nothing is sent or kept', async (_what, record) => {
  localStorage.setItem('student-sharing', JSON.stringify(record))
  const sent = fakeServer(() => given())

  const outcome = await shareExercise(opened())

  expect(outcome).toBe('not shared')
  expect(sent).toEqual([])
  expect(nextOut()).toEqual([])
})

test('what she answers is sent with her words, and kept no longer', async () => {
  writeShared(agreed)
  const sent = fakeServer(() => given())

  await shareExercise(answered('plattform'))

  expect(eventsIn(sent[0]?.body)).toMatchObject([answered('plattform')])
  expect(nextOut()).toEqual([])
})

test('an answer of any length is sent, its beginning', async () => {
  writeShared(agreed)
  const sent = fakeServer(() => given())

  await shareExercise(answered('a'.repeat(10_000)))

  expect(eventsIn(sent[0]?.body)).toMatchObject([{ data: { answer: 'a'.repeat(300) } }])
})

test('without a connection it waits, and is sent later under the same id', async () => {
  writeShared(agreed)
  let isOnline = false
  const sent = fakeServer(() => (isOnline ? given() : connectionLost()))

  const outcome = await shareExercise(answered('one'))
  isOnline = true
  await sendOutbox()

  expect(outcome).toBe('later')
  expect(eventsIn(sent[1]?.body)).toEqual(eventsIn(sent[0]?.body))
  expect(await sendOutbox()).toBe('sent')
  expect(sent).toHaveLength(2)
})

test('what waits goes by itself once there is a connection again', async () => {
  writeShared(agreed)
  let isOnline = false
  fakeServer(() => (isOnline ? given() : connectionLost()))

  await shareExercise(answered('one'))
  isOnline = true
  dispatchEvent(new Event('online'))

  await expect.poll(nextOut).toEqual([])
})

test('what is done while something is being sent is kept on the device at once', async () => {
  writeShared(agreed)
  let answer = (_: Response) => {}
  const held = new Promise<Response>((resolve) => {
    answer = resolve
  })
  fakeServer(() => held)
  const first = shareExercise(opened())

  const second = shareExercise(answered('one'))

  const kept = nextOut()
  answer(given())
  await Promise.all([first, second])
  expect(kept).toMatchObject([opened(), answered('one')])
})

test('so does what was done in an exercise of which this device was not told yet', async () => {
  writeShared(agreed)
  let isOnline = false
  const sent = fakeServer(() => (isOnline ? given(4) : connectionLost()))

  expect(await shareExercise(opened(4))).toBe('later')
  const keptOnDevice = Object.keys(localStorage).filter((name) => name.startsWith('student-outbox'))
  isOnline = true
  expect(await sendOutbox()).toBe('sent')

  expect(keptOnDevice).toHaveLength(1)
  expect(eventsIn(sent.at(-1)?.body)).toMatchObject([opened(4)])
})

test('what one student did there without a connection is never sent as another’s', async () => {
  writeShared({ ...agreed, student: 1 })
  fakeServer(connectionLost)
  await shareExercise(opened(4))

  emptyOutbox() // as her page does when another link is opened
  writeShared({ ...agreed, student: 2, exercises: [4] })
  const sent = fakeServer(() => given(4))
  await shareExercise({ ...answered('hers'), exercise: 4 })

  expect(sent.flatMap(({ body }) => eventsIn(body))).toMatchObject([{ data: { answer: 'hers' } }])
})

test('nor is it where the other agrees while the server is asked', async () => {
  writeShared({ ...agreed, student: 1 })
  const sent = fakeServer(() => {
    emptyOutbox()
    writeShared({ ...agreed, student: 2 })
    return given(4)
  })

  await shareExercise(opened(4))

  expect(sent.flatMap(({ body }) => eventsIn(body))).toEqual([])
  expect(readShared()).toEqual({ ...agreed, student: 2 })
})

test('where this browser has no room, it is sent all the same', async () => {
  writeShared(agreed)
  const room = Storage.prototype.setItem
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const sent = fakeServer(() => given())

  await shareExercise(answered('one')).finally(() => {
    Storage.prototype.setItem = room
  })

  expect(sent).toHaveLength(1)
})

test('of an exercise that she was not given nothing leaves the device', async () => {
  writeShared(agreed)
  const sent = fakeServer(() => given())

  await shareExercise(opened(99))

  expect(sent).toEqual([{ method: 'POST', path: '/api/student/results', body: { events: [] } }])
  expect(nextOut()).toEqual([])
})

test('an exercise that she was given since is sent', async () => {
  writeShared(agreed)
  const sent = fakeServer(() => given(4))

  await shareExercise(opened(4))

  expect(eventsIn(sent[1]?.body)).toMatchObject([opened(4)])
  expect(readShared()?.exercises).toEqual([4])
})

test.each([400, 401, 403])('what a network’s filter refuses with %i waits', async (status) => {
  writeShared(agreed)
  fakeServer(() => new Response('<html>Blocked</html>', { status }))

  expect(await shareExercise(answered('one'))).toBe('later')
  expect(readShared()).toEqual(agreed)
  expect(nextOut()).toHaveLength(1)
})

test.each([401, 403])('an answer of %s ends the sending, and nothing waits', async (status) => {
  writeShared(agreed)
  fakeServer(() => Response.json({ message: 'No.' }, { status }))

  const outcome = await shareExercise(answered('one'))

  expect(outcome).toBe('not shared')
  expect(readShared()).toBeNull()
  expect(nextOut()).toEqual([])
})

test('an event that the server never takes does not stop the others', async () => {
  writeShared(agreed)
  let isOnline = false
  const taken: unknown[] = []
  fakeServer(({ body }) => {
    if (!isOnline) return connectionLost()
    const events = eventsIn(body)
    if (JSON.stringify(events).includes('bad')) {
      return Response.json({ message: 'Invalid input' }, { status: 400 })
    }
    taken.push(...events)
    return given()
  })
  for (const answer of ['one', 'bad', 'two']) await shareExercise(answered(answer))
  isOnline = true

  const outcome = await sendOutbox()

  expect(outcome).toBe('sent')
  expect(taken).toMatchObject([answered('one'), answered('two')])
  expect(nextOut()).toEqual([])
})

test('where the server has enough of them one by one, the rest waits', async () => {
  writeShared(agreed)
  let isOnline = false
  const sent = fakeServer(({ body }) => {
    if (!isOnline) return connectionLost()
    const events = eventsIn(body)
    if (events.length > 1) return Response.json({ message: 'Invalid input' }, { status: 400 })
    if (JSON.stringify(events).includes('one')) return given()
    return Response.json({ message: 'Too many' }, { status: 429 })
  })
  for (const answer of ['one', 'two', 'three']) await shareExercise(answered(answer))
  sent.splice(0)
  isOnline = true

  const outcome = await sendOutbox()

  expect(outcome).toBe('later')
  expect(sent.map(({ body }) => eventsIn(body).length)).toEqual([3, 1, 1])
  expect(nextOut()).toMatchObject([answered('two'), answered('three')])
})

test('what cannot be read any more is thrown away', async () => {
  writeShared(agreed)
  localStorage.setItem('student-outbox/01JDXYZ000', '{"id":')
  fakeServer(() => given())

  expect(await sendOutbox()).toBe('sent')
  expect(localStorage.getItem('student-outbox/01JDXYZ000')).toBeNull()
})

test('however much of it cannot be read, the rest is sent', async () => {
  writeShared(agreed)
  for (let at = 0; at < studentLimits.eventsAtOnce; at += 1) {
    localStorage.setItem(`student-outbox/00${String(at).padStart(3, '0')}`, '{"id":')
  }
  const sent = fakeServer(() => given())

  const outcome = await shareExercise(opened())

  expect(outcome).toBe('sent')
  expect(sent.flatMap(({ body }) => eventsIn(body))).toMatchObject([opened()])
  expect(nextOut()).toEqual([])
})
