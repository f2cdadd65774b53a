import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { PublicAnswer } from './public-answer.ts'
import { createRebuilds } from './rebuilds.ts'

const read = async (): Promise<PublicAnswer> => ({
  status: 200,
  type: 'text/plain',
  text: '',
  tags: [],
})

/** A cache in which an answer is kept as soon as it is made; each pause ends when the test says so. */
function build({ fails = false } = {}) {
  const made: string[] = []
  const kept = new Set<string>()
  const ends: (() => void)[] = []
  const pause = () => new Promise<void>((resolve) => ends.push(resolve))
  const remake = vi.fn(async (key: string) => {
    made.push(key)
    if (fails) throw new Error('database away')
    kept.add(key)
  })
  const rebuilds = createRebuilds({ remake, isMissing: (key) => !kept.has(key), pause })
  /** Lets a pause end, and all that follows up to the next one. */
  const goOn = async () => {
    ends.shift()?.()
    await nextTurn()
  }
  return { made, kept, goOn, ...rebuilds }
}

const goThrough = async ({ goOn }: ReturnType<typeof build>, pauses: number) => {
  for (let count = 0; count < pauses; count++) await goOn()
}

test('what was in demand is made again one by one, the most wanted first', async () => {
  const site = build()
  site.want('/rare', { read, demand: 2 })
  site.want('/often', { read, demand: 40 })
  site.want('/now-and-then', { read, demand: 9 })

  site.begin()
  const before = [...site.made]
  await site.goOn()
  const afterOne = [...site.made]
  await goThrough(site, 3)

  expect(before).toEqual([])
  expect(afterOne).toEqual(['/often'])
  expect(site.made).toEqual(['/often', '/now-and-then', '/rare'])
})

test('what was asked for once is made when somebody asks again', async () => {
  const site = build()
  site.want('/once', { read, demand: 1 })

  site.begin()
  await goThrough(site, 2)

  expect(site.made).toEqual([])
})

test('what a visitor has had made meanwhile is not made twice', async () => {
  const site = build()
  site.want('/', { read, demand: 5 })
  site.begin()
  site.kept.add('/')

  await goThrough(site, 2)

  expect(site.made).toEqual([])
})

test('a newer drop begins anew, with what is still wanted', async () => {
  const site = build()
  site.want('/', { read, demand: 5 })
  site.begin()
  site.want('/courses', { read, demand: 9 })
  site.begin()

  await site.goOn()
  const afterTheFirstPause = [...site.made]
  await goThrough(site, 3)

  expect(afterTheFirstPause).toEqual([])
  expect(site.made).toEqual(['/courses', '/'])
})

test('what cannot be made is left to the next who asks', async () => {
  const site = build({ fails: true })
  site.want('/', { read, demand: 5 })

  site.begin()
  await goThrough(site, 3)

  expect(site.made).toEqual(['/'])
})

test('a new answer inherits half of the demand, so that nothing is made for ever for nobody', () => {
  const site = build()
  site.want('/', { read, demand: 5 })

  expect(site.inherited('/')).toBe(2)
  expect(site.inherited('/never-asked-for')).toBe(0)
})

test('demand has a limit, and so has what is wanted', async () => {
  const site = build()
  for (let index = 0; index < 300; index++)
    site.want(`/${index}`, { read, demand: 2 + (index % 50) })
  site.want('/very-often', { read, demand: 1e9 })

  const wanted = Array.from({ length: 300 }, (_none, index) => site.inherited(`/${index}`))

  expect(site.inherited('/very-often')).toBe(32)
  expect(wanted.filter((demand) => demand > 0)).toHaveLength(199)
})
