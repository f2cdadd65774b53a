import { expect, onTestFinished, test, vi } from 'vitest'
import { openStoredPassport } from './stored-passport.ts'

test('a browser is told that a write is whole: who leaves the page at once loses none behind it', async () => {
  const store = await openStoredPassport()
  onTestFinished(() => store.close())
  await store.clear('a') // other tests have left theirs in this browser
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  const event = { kind: 'step', id: '1', at: 1, ref: '1/2', data: { stage: 'warmup' } } as const

  await Promise.all([store.add([event], 'a'), store.add([{ ...event, id: '2' }], 'a')])

  expect(commit).toHaveBeenCalledTimes(2)
  expect((await store.read()).history.events.map(({ id }) => id)).toEqual(['1', '2'])

  await store.clear('b')

  expect(commit).toHaveBeenCalledTimes(3)
  expect((await store.read()).history.events).toEqual([])
})
