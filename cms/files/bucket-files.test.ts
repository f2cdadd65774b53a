import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../testing/object-storage.ts'
import type { BucketFile } from './bucket.ts'
import { bucketFiles } from './bucket-files.ts'
import { moveFiles } from './move-files.ts'
import { s3Bucket } from './s3-bucket.ts'

let storage: ObjectStorage

beforeAll(async () => {
  storage = await startObjectStorage()
  return () => storage.close()
})

beforeEach(() => storage.become('well'))

/** Long enough for a machine that has much to do. */
const limitMs = 60_000
const bucket = (limit = limitMs) => s3Bucket(storage.settings, limit)
/** One that is soon given up. */
const impatient = () => bucket(2_000)

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Files of a process with copies of its own. */
async function aProcess() {
  const home = await newFolder()
  return { home, files: bucketFiles(bucket(), home) }
}

/** Bytes that no other test has, with the name of a file of a page. */
function aFile() {
  const bytes = Buffer.from(crypto.randomUUID())
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, name: `lesson-files/${hash.slice(0, 2)}/${hash}` }
}

const aPicture = () => `media/lake-${crypto.randomUUID().slice(-12)}.webp`

const askedFor = (name: string) => storage.asked.filter((line) => line === `GET ${name}`).length

test('a connection that the bucket has closed is opened anew', async () => {
  const { bytes, name } = aFile()
  const [one, two] = [await aProcess(), await aProcess()]
  storage.become('cut')

  await one.files.secure(name, bytes)

  expect(await two.files.read(name)).toEqual(bytes)
})

test('what one process keeps, another has as well', async () => {
  const { bytes, name } = aFile()
  const [one, two] = [await aProcess(), await aProcess()]
  await one.files.secure(name, bytes)

  const read = await two.files.read(name)

  expect(read).toEqual(bytes)
  expect(await readFile(join(two.home, name))).toEqual(bytes)
})

test('many who ask for a file at once have it fetched once', async () => {
  const { bytes, name } = aFile()
  const [one, two] = [await aProcess(), await aProcess()]
  await one.files.secure(name, bytes)

  const had = await Promise.all(Array.from({ length: 20 }, () => two.files.have(name)))

  expect(had).toEqual(Array(20).fill(true))
  expect(askedFor(name)).toBe(1)
})

test('copies may be lost at any time', async () => {
  const { bytes, name } = aFile()
  const { home, files } = await aProcess()
  await files.secure(name, bytes)
  await files.have(name)

  await rm(home, { recursive: true })

  expect(await files.read(name)).toEqual(bytes)
})

test('what the bucket has not is not there', async () => {
  const { files } = await aProcess()

  expect(await files.have(aFile().name)).toBe(false)
  expect(await files.have('media/../secret')).toBe(false)
})

test('what the bucket has not taken is not there either', async () => {
  const { bytes, name } = aFile()
  const { home, files } = await aProcess()
  await bucketFiles(bucket(), home).secure(name, bytes)
  await files.have(name)
  storage.become('failing')

  await expect(files.secure(name, bytes)).rejects.toMatchObject({ code: 'FILES_AWAY' })

  await expect(readFile(join(home, name))).rejects.toMatchObject({ code: 'ENOENT' })
})

test.each(['failing', 'silent'] as const)('a bucket that is %s is told as such', async (mood) => {
  const files = bucketFiles(impatient(), await newFolder())
  storage.become(mood)

  const asked = files.have(aFile().name)

  await expect(asked).rejects.toMatchObject({ code: 'FILES_AWAY' })
})

test('a wrong key, another bucket and no server are told as such', async () => {
  const { settings } = storage
  const wrong = [
    { ...settings, secretAccessKey: 'another' },
    { ...settings, bucket: 'no-such-bucket' },
    { ...settings, endpoint: 'http://127.0.0.1:1' },
  ]

  for (const given of wrong) {
    const files = bucketFiles(s3Bucket(given, limitMs), await newFolder())
    await expect(files.have(aFile().name)).rejects.toMatchObject({ code: 'FILES_AWAY' })
    await expect(files.remove(aFile().name)).rejects.toMatchObject({ code: 'FILES_AWAY' })
  }
})

test('bytes that are not what their name says are not kept as a copy', async () => {
  const { name } = aFile()
  const { home, files } = await aProcess()
  await bucket().put(name, Buffer.from('something else'))

  await expect(files.have(name)).rejects.toThrow('damaged')

  expect(await readdir(join(home, name, '..'))).toEqual([])
})

test.each([
  ['of a picture', () => ({ ...aFile(), name: aPicture() })],
  ['of a page’s file', aFile],
])('a copy %s that has its name alone is fetched anew', async (_what, make) => {
  const { name, bytes } = make()
  const { home, files } = await aProcess()
  await files.secure(name, bytes)
  await files.have(name)
  await writeFile(join(home, name), '')

  expect(await files.read(name)).toEqual(bytes)
})

test('a picture that was removed is shown by no process for long', async () => {
  const name = aPicture()
  const [one, two] = [await aProcess(), await aProcess()]
  await one.files.secure(name, Buffer.from('picture'))
  await two.files.have(name)
  await one.files.remove(name)

  const restarted = bucketFiles(bucket(), two.home) // trusts nothing yet, as after a minute

  expect(await restarted.have(name)).toBe(false)
  await expect(readFile(join(two.home, name))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('pictures that were shown are shown while the bucket is away', async () => {
  const name = aPicture()
  const { home, files } = await aProcess()
  await files.secure(name, Buffer.from('picture'))
  await rm(home, { recursive: true })
  await files.have(name)

  storage.become('failing')
  const restarted = bucketFiles(bucket(), home)

  expect(await restarted.read(name)).toEqual(Buffer.from('picture'))
})

test('a bucket that was away is asked again soon, also where the clock is set back', async () => {
  const name = aPicture()
  const [{ home, files }, other] = [await aProcess(), await aProcess()]
  await files.secure(name, Buffer.from('picture'))
  await files.have(name)
  await other.files.remove(name)
  const hourMs = 60 * 60 * 1000
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + hourMs })
  onTestFinished(() => void vi.useRealTimers())
  const restarted = bucketFiles(bucket(), home)
  storage.become('failing')
  expect(await restarted.have(name)).toBe(true)
  storage.become('well')

  vi.setSystemTime(Date.now() - hourMs)
  vi.advanceTimersByTime(31_000)

  expect(await restarted.have(name)).toBe(false)
})

test('nobody waits for a silent bucket after the first', async () => {
  const names = [aPicture(), aPicture()]
  const { home, files } = await aProcess()
  for (const name of names) {
    await files.secure(name, Buffer.from('picture'))
    await rm(join(home, name), { force: true })
    await files.have(name)
  }
  const restarted = bucketFiles(impatient(), home)
  storage.become('silent')
  const before = storage.asked.length

  for (const name of names) expect(await restarted.have(name)).toBe(true)

  expect(storage.asked.slice(before)).toEqual([`HEAD ${names[0]}`])
})

test('what nobody wants any more is removed; what was kept a moment ago stays', async () => {
  const [old, young, wanted] = [aFile(), aFile(), aFile()]
  const { files } = await aProcess()
  for (const { name, bytes } of [old, wanted]) await files.secure(name, bytes)
  const isWanted = (name: string) => ![old.name, young.name].includes(name)
  await files.removeOld('lesson-files', { isWanted, before: new Date(Date.now() + 60_000) })
  await files.secure(young.name, young.bytes)

  await files.removeOld('lesson-files', { isWanted, before: new Date(Date.now() - 60_000) })

  const there = [old, young, wanted].map(({ name }) => bucket().look(name))
  expect((await Promise.all(there)).map(Boolean)).toEqual([false, true, true])
})

test('what is kept anew after it was listed stays', async () => {
  const { name, bytes } = aFile()
  const real = bucket()
  const listed = { ...real, list: (folder: string) => asOf(new Date(0), real.list(folder)) }
  const files = bucketFiles(listed, await newFolder())
  await files.secure(name, bytes)

  const isWanted = (other: string) => other !== name
  await files.removeOld('lesson-files', { isWanted, before: new Date(Date.now() - 60_000) })

  expect(await real.look(name)).toBeDefined()
})

async function* asOf(changedAt: Date, files: AsyncIterable<BucketFile>) {
  for await (const file of files) yield { ...file, changedAt }
}

test('copies of what is gone go, and no others', async () => {
  const [gone, kept] = [aFile(), aFile()]
  const { home, files } = await aProcess()
  for (const { name, bytes } of [gone, kept]) {
    await files.secure(name, bytes)
    await files.have(name)
  }
  await bucket().remove(gone.name)
  const long = new Date(Date.now() - 24 * 60 * 60 * 1000)
  for (const { name } of [gone, kept]) await utimes(join(home, name), long, long)

  await files.dropOldCopies()

  await expect(readFile(join(home, gone.name))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await readFile(join(home, kept.name))).toEqual(kept.bytes)
})

test('a list of more than one part is read to its end', async () => {
  const names = Array.from({ length: 1_005 }, (_, at) => `media/many-${at}.webp`)
  const fewAtOnce = pLimit(20)
  await Promise.all(names.map((name) => fewAtOnce(() => bucket().put(name, Buffer.from('x')))))

  const listed: string[] = []
  for await (const { name } of bucket().list('media')) listed.push(name)

  expect(names.filter((name) => !listed.includes(name))).toEqual([])
})

test('what lay in the data folder is put into the bucket once', async () => {
  const folder = await newFolder()
  const name = aPicture()
  await mkdir(join(folder, 'media'))
  await writeFile(join(folder, name), 'picture')

  const first = await moveFiles(folder, bucket())
  const second = await moveFiles(folder, bucket())

  expect([first.moved, second.moved, second.there]).toEqual([1, 0, 1])
  expect((await bucket().look(name))?.bytes).toBe(7)
  expect(await readFile(join(folder, name), 'utf8')).toBe('picture')
})
