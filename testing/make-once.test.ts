import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeOnce } from './make-once.ts'

async function emptyFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'make-once-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  return parent
}

const put = (text: string) => (folder: string) => writeFile(join(folder, 'a'), text)
const read = (folder: string) => readFile(join(folder, 'a'), 'utf8')

test('who comes second to the end uses what the first has made, which stays as it is', async () => {
  const parent = await emptyFolder()
  let first = ''
  const slow = makeOnce(parent, 'one', async (folder) => {
    first = await makeOnce(parent, 'one', put('by the first'))
    await put('by the second')(folder)
  })

  expect(await slow).toBe(first)

  expect(await read(first)).toBe('by the first')
  expect(await readdir(parent)).toEqual(['one'])
})

test('what is there is not made again', async () => {
  const parent = await emptyFolder()
  await makeOnce(parent, 'one', put('once'))

  const place = await makeOnce(parent, 'one', put('twice'))

  expect(await read(place)).toBe('once')
})

test('what could not be made whole is not there', async () => {
  const parent = await emptyFolder()
  const broken = async (folder: string) => {
    await put('half')(folder)
    throw new Error('no room')
  }

  await expect(makeOnce(parent, 'one', broken)).rejects.toThrow('no room')

  expect(await readdir(parent)).toEqual([])
})

test('one of another name takes its place, and leaves alone what is being made', async () => {
  const parent = await emptyFolder()
  await makeOnce(parent, 'former', put('former'))

  const place = await makeOnce(parent, 'third', async (folder) => {
    await makeOnce(parent, 'second', put('second'))
    await put('third')(folder)
  })

  expect(await read(place)).toBe('third')
  expect(await readdir(parent)).toEqual(['third'])
})

test('what a killed process has left half made goes after an hour', async () => {
  const parent = await emptyFolder()
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)
  for (const [name, seconds] of [
    ['.making-old', 3_700],
    ['.making-young', 3_500],
  ] as const) {
    await mkdir(join(parent, name))
    await utimes(join(parent, name), secondsAgo(seconds), secondsAgo(seconds))
  }

  await makeOnce(parent, 'one', put('one'))

  expect((await readdir(parent)).toSorted()).toEqual(['.making-young', 'one'])
})
