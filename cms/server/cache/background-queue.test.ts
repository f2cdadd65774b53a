import { expect, test } from 'vitest'
import { createBackgroundQueue } from './background-queue.ts'

/** A queue whose rests end when the test says so. */
function queueAtRest() {
  const rests: (() => void)[] = []
  const add = createBackgroundQueue(() => new Promise<void>((resolve) => rests.push(resolve)))
  const later = (run: () => Promise<unknown>, worth = () => 1) => add({ run, worth })
  const endRest = async () => {
    rests.shift()?.()
    await new Promise(setImmediate)
  }
  return { later, endRest }
}

test('tasks wait for a rest each, one after the other', async () => {
  const done: string[] = []
  const { later, endRest } = queueAtRest()

  later(async () => done.push('one'))
  later(async () => done.push('two'))
  expect(done).toEqual([])

  await endRest()
  expect(done).toEqual(['one'])
  await endRest()
  expect(done).toEqual(['one', 'two'])
})

test('what is worth most by then is done first', async () => {
  const done: string[] = []
  const { later, endRest } = queueAtRest()
  let worth = 0
  later(async () => done.push('seldom asked for'))
  later(
    async () => done.push('often asked for'),
    () => worth,
  )

  worth = 9
  await endRest()

  expect(done).toEqual(['often asked for'])
})

test('what comes after everything was done is done as well', async () => {
  const done: string[] = []
  const { later, endRest } = queueAtRest()
  later(async () => done.push('one'))
  await endRest()

  later(async () => done.push('two'))
  await endRest()

  expect(done).toEqual(['one', 'two'])
})

test('a task that fails keeps no other from being done', async () => {
  const done: string[] = []
  const { later, endRest } = queueAtRest()

  later(() => Promise.reject(new Error('out of memory')))
  later(async () => done.push('two'))
  await endRest()
  await endRest()

  expect(done).toEqual(['two'])
})

test('more than a hundred tasks are left undone', async () => {
  let done = 0
  const { later, endRest } = queueAtRest()

  for (let task = 0; task < 150; task++) later(async () => (done += 1))
  for (let rest = 0; rest < 150; rest++) await endRest()

  expect(done).toBe(100)
})
