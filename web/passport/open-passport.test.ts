import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteStep } from './noted-steps.ts'
import { foldedAfterMs, openPassport } from './open-passport.ts'
import { passportDatabase } from './passport-name.ts'
import { notedSteps } from './take-steps.ts'

const ref = { courseId: 1, lessonId: 2 }
const step = (stage: string) => ({ kind: 'step', ref, data: { stage } }) as const
const noted = Date.now() - 60_000
const opened = () => openPassport(() => undefined)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('BroadcastChannel', undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was done is there after a reload, on the same device', async () => {
  const before = await opened()
  const outcome = await before.record(step('video'))

  const after = await opened()

  expect(outcome).toBe('kept')
  expect(after.said()).toEqual(before.said())
  expect(after.said().lessons.get(2)).toMatchObject({ stage: 'video', stages: ['video'] })
})

test('where storage is refused the page remembers, and says that it is the page alone', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const passport = await opened()

  const outcome = await passport.record(step('video'))

  expect(outcome).toBe('not kept')
  expect(passport.said()).toMatchObject({ keeping: 'page', isEmpty: false })
})

test('where a browser lets tabs tell each other nothing, the page remembers all the same', async () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open: refused })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        refused()
      }
    },
  )

  const passport = await opened()
  await passport.record(step('video'))

  expect(passport.said().lessons.get(2)?.stages).toEqual(['video'])
})

test('tabs that are opened before anything is kept are one device, after a deletion too', async () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const [one, other] = [await opened(), await opened()]
  const before = [one.said().device, other.said().device]

  await one.record(step('video'))
  await one.forget()
  await expect.poll(() => other.said().device).not.toBe(before[0])

  expect(new Set(before).size).toBe(1)
  expect(other.said().device).toBe(one.said().device)
})

test('a database that could not be opened is tried again with what comes next', async () => {
  await (await opened()).record(step('warmup'))
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError')
  })
  const passport = await opened()
  const first = await passport.record(step('video'))
  open.mockRestore()

  const second = await passport.record(step('quiz'))

  expect([first, second, passport.said().keeping]).toEqual(['not kept', 'kept', 'device'])
  const all = ['warmup', 'video', 'quiz']
  expect(passport.said().lessons.get(2)?.stages.toSorted()).toEqual(all.toSorted())
  const after = (await opened()).said()
  expect(after.lessons.get(2)?.stages.toSorted()).toEqual(all.toSorted())
  expect(after.device).toBe(passport.said().device)
})

test('everything that is forgotten is gone, also where the database can be opened only then', async () => {
  await (await opened()).record(step('warmup'))
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError')
  })
  const passport = await opened()
  open.mockRestore()

  const outcome = await passport.forget()

  expect(outcome).toBe('kept')
  expect(passport.said().isEmpty).toBe(true)
  const after = (await opened()).said()
  expect(after).toMatchObject({ isEmpty: true, device: passport.said().device })
})

test('a database of a newer version is left as it is', async () => {
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(passportDatabase, 9)
    opening.onupgradeneeded = () => opening.result.createObjectStore('other')
    opening.onsuccess = () => resolve(opening.result)
  })
  const passport = await opened()

  const outcome = await passport.record(step('video'))

  expect(outcome).toBe('not kept')
  expect(passport.said().keeping).toBe('newer')
  expect([newer.version, ...newer.objectStoreNames]).toEqual([9, 'other'])
})

test('what did not fit in is kept with what comes next', async () => {
  const passport = await opened()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const first = await passport.record(step('video'))
  const full = passport.said().keeping
  put.mockRestore()

  const second = await passport.record(step('quiz'))

  expect([first, full, second, passport.said().keeping]).toEqual([
    ...['not kept', 'page', 'kept', 'device'],
  ])
  expect((await opened()).said().lessons.get(2)?.stages).toEqual(['video', 'quiz'])
})

test('what comes while another is written is tried again, too, where it did not fit in', async () => {
  const passport = await opened()
  const first = passport.record(step('video'))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const outcomes = await Promise.all([first, passport.record(step('quiz'))])
  put.mockRestore()

  await passport.record(step('practice'))

  expect(outcomes).toEqual(['kept', 'not kept'])
  expect((await opened()).said().lessons.get(2)?.stages).toEqual(['video', 'quiz', 'practice'])
})

test('where the database goes away in the middle, the page knows all and keeps what comes next', async () => {
  const passport = await opened()
  await passport.record(step('video'))
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(passportDatabase).onsuccess = resolve
  })

  const outcome = await passport.record(step('quiz'))

  expect(outcome).toBe('kept')
  expect(passport.said()).toMatchObject({ keeping: 'device' })
  expect(passport.said().lessons.get(2)?.stages).toEqual(['video', 'quiz'])
  // What somebody has deleted in her browser does not come back by itself.
  expect((await opened()).said().lessons.get(2)?.stages).toEqual(['quiz'])
})

test('what is older than 90 days is folded, and says the same', async () => {
  const before = await opened()
  await before.record(step('video'))
  const { lessons, days } = before.said()
  vi.useFakeTimers({ now: Date.now() + foldedAfterMs + 1_000, toFake: ['Date'] })

  const after = await opened()

  expect(after.history().events).toEqual([])
  expect(after.said()).toMatchObject({ lessons, days })
  expect((await opened()).said()).toEqual(after.said())
})

test('a clock that was set back loses nothing and changes no order', async () => {
  const passport = await opened()
  await passport.record(step('video'))
  vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] })

  await passport.record(step('quiz'))

  expect((await opened()).said().last).toMatchObject({ stage: 'quiz', stages: ['video', 'quiz'] })
})

test('two tabs know of each other’s steps, and of each other’s deletion', async () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const [one, other] = [await opened(), await opened()]

  await one.record(step('video'))
  await other.record(step('quiz'))
  // Steps of one millisecond in two tabs have no order.
  const stages = [one, other].map((tab) => tab.said().lessons.get(2)?.stages.toSorted())
  await one.forget()
  await expect.poll(() => other.said().isEmpty).toBe(true)

  expect(stages).toEqual([
    ['quiz', 'video'],
    ['quiz', 'video'],
  ])
  expect(other.said().lessons.size).toBe(0)
})

test('stages that a page noted before it was left are written down by the next one', async () => {
  stubDeviceStorage()
  noteStep({ at: noted, ...ref, stage: 'warmup' })
  noteStep({ at: noted + 1, ...ref, stage: 'video' })

  const passport = await opened()
  await expect.poll(notedSteps).toEqual([])

  expect(passport.said().lessons.get(2)).toMatchObject({
    stages: ['warmup', 'video'],
    firstAt: noted,
    lastAt: noted + 1,
  })
  expect((await opened()).history().events).toHaveLength(2)
})

test('a stage that is noted and told as well is one step, and a reload none', async () => {
  stubDeviceStorage()
  const passport = await opened()
  const step = { at: noted, ...ref, stage: 'video' }
  noteStep(step)

  await Promise.all([passport.takeSteps([step]), passport.takeSteps([step])])
  await passport.takeSteps([{ ...step, at: noted + 1 }])

  expect(passport.history().events).toHaveLength(1)
  expect(notedSteps()).toEqual([])
})

test('where nothing can be noted, a stage is written down all the same', async () => {
  const passport = await opened()

  await passport.takeSteps([{ at: noted, ...ref, stage: 'video' }])

  expect(passport.said().lessons.get(2)?.stages).toEqual(['video'])
})

test('a note stays until the passport has room for it', async () => {
  stubDeviceStorage()
  const passport = await opened()
  noteStep({ at: noted, ...ref, stage: 'video' })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  await passport.takeSteps([])
  put.mockRestore()

  expect(notedSteps()).toHaveLength(1)
  expect((await opened()).said().lessons.get(2)?.stages).toEqual(['video'])
})

test('what was noted is forgotten with the rest', async () => {
  stubDeviceStorage()
  const passport = await opened()
  noteStep({ at: noted, ...ref, stage: 'video' })

  await passport.forget()

  expect(notedSteps()).toEqual([])
})

test('everything that is forgotten is gone, and the device is another one', async () => {
  const passport = await opened()
  await passport.record(step('video'))
  const { device } = passport.said()

  await passport.forget()

  const after = (await opened()).said()
  expect(after.isEmpty).toBe(true)
  expect(after.device).not.toBe(device)
})

/** Keeps texts as a browser does. */
function stubDeviceStorage() {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  })
}

/** Tells the others at once. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>()
  onmessage: ((message: { data: unknown }) => void) | null = null
  constructor() {
    FakeChannel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data })
  }
}
