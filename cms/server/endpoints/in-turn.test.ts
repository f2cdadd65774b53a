import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

const large = { headers: { 'content-length': '2000000' } }
const small = { headers: { 'content-length': '2000' } }
const unannounced = { headers: { 'transfer-encoding': 'chunked' } }
const withoutBody = { headers: {} }

/** Begins a task of each request; tells which have begun, and ends one when asked to. */
function begin(requests: Parameters<typeof inTurn>[0][]) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const done = requests.map((request, index) =>
    inTurn(
      request,
      () =>
        new Promise<void>((resolve) => {
          begun.push(index)
          ends[index] = resolve
        }),
    ),
  )
  const end = async (index: number) => {
    ends[index]?.()
    await done[index]
    await new Promise(setImmediate)
  }
  return { begun, end, settled: () => new Promise(setImmediate) }
}

test('of large bodies one at a time is worked on, announced or not; others do not wait', async () => {
  const { begun, end, settled } = begin([large, unannounced, small, large, withoutBody])
  await settled()
  expect(begun.toSorted()).toEqual([0, 2, 4])

  await end(0)
  expect(begun.toSorted()).toEqual([0, 1, 2, 4])

  await end(1)
  expect(begun.toSorted()).toEqual([0, 1, 2, 3, 4])
  await end(3)
  await end(2)
  await end(4)
})

test('a body that was sent in pieces and came small does not wait', async () => {
  const { begun, end, settled } = begin([
    large,
    { ...unannounced, came: 2_000 },
    { ...unannounced, came: 2_000_000 },
  ])
  await settled()
  expect(begun.toSorted()).toEqual([0, 1])

  await end(0)
  expect(begun.toSorted()).toEqual([0, 1, 2])
  await end(1)
  await end(2)
})

test('one that fails makes room for the next', async () => {
  const failed = inTurn(large, () => Promise.reject(new Error('Not this one.')))

  await expect(failed).rejects.toThrow('Not this one.')
  await expect(inTurn(large, async () => 'next')).resolves.toBe('next')
})
