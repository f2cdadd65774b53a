import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { judgeImports, roomOf } from './judge-imports.mjs'
import { importsOf, readSources } from './read-imports.mjs'
import { type Room, rooms } from './rooms.mjs'

const ground: Room = { room: 'ground', rule: 'Rests on nothing.', may: [], only: ['zod'] }
const upper: Room = { room: 'upper', rule: 'Rests on the ground.', may: ['ground'], never: ['pg'] }
const flats: Room = { room: 'flats', rule: 'Neighbours.', may: ['upper/door.ts'], apart: true }
const plan = [ground, upper, flats]

/** Those of this project. */
const allSources = readSources()

const source = (path: string, imports: string[], packages: string[] = []) => ({
  path,
  imports,
  packages,
})

test('an import downward stands', () => {
  expect(judgeImports([source('upper/a.ts', ['ground/b.ts', 'upper/c.ts'])], plan)).toEqual([])
})

test('an import upward is told with the rule of its room', () => {
  expect(judgeImports([source('ground/b.ts', ['upper/a.ts'])], plan)).toEqual([
    'ground/b.ts imports upper/a.ts: ground may not. (Rests on nothing.)',
  ])
})

test('a room may be open for one file alone', () => {
  const problems = judgeImports(
    [source('flats/one/a.ts', ['upper/door.ts', 'upper/window.ts'])],
    plan,
  )

  expect(problems).toEqual(['flats/one/a.ts imports upper/window.ts: flats may not. (Neighbours.)'])
})

test('a fixture is for tests and other fixtures', () => {
  const sources = [
    source('ground/b.ts', ['ground/words.fixture.ts']),
    source('ground/more.fixture.ts', ['ground/words.fixture.ts']),
  ]

  expect(judgeImports(sources, plan)).toEqual([
    'ground/b.ts imports ground/words.fixture.ts: it is there for tests alone.',
  ])
})

test('folders of a room whose folders stand apart do not import each other', () => {
  const sources = [source('flats/one/a.ts', ['flats/one/b.ts', 'flats/two/c.ts'])]

  expect(judgeImports(sources, plan)).toEqual([
    'flats/one/a.ts imports flats/two/c.ts: flats may not. (Neighbours.)',
  ])
})

test('a package that the room may not use is told', () => {
  const sources = [source('ground/b.ts', [], ['zod', 'react']), source('upper/a.ts', [], ['pg'])]

  expect(judgeImports(sources, plan)).toHaveLength(2)
})

test('files that import each other are told as a circle', () => {
  const sources = [source('upper/a.ts', ['upper/b.ts']), source('upper/b.ts', ['upper/a.ts'])]

  expect(judgeImports(sources, plan)).toEqual([
    'A circle of imports: upper/a.ts → upper/b.ts → upper/a.ts.',
  ])
})

test('a file that lies in no room is told', () => {
  expect(judgeImports([source('attic/a.ts', [])], plan)).toHaveLength(1)
})

test('imports are read in each of their forms', () => {
  const text = `import type { A } from '../b/a.ts'
    export { c } from './c.ts'
    const lazy = () => import('./lazy.tsx?worker')
    import { z } from 'zod/v4'
    import '@scope/name/style.css'`

  expect(importsOf('web/ui/x.tsx', text)).toEqual({
    imports: ['web/b/a.ts', 'web/ui/c.ts', 'web/ui/lazy.tsx'],
    packages: ['zod', '@scope/name'],
  })
})

test('rooms import only rooms that stand nearer to the ground', () => {
  const floorOf = (path: string) =>
    rooms.findIndex(({ room }) => room === roomOf(path, rooms)?.room)
  const upward = rooms.flatMap(({ room, may }, floor) =>
    may.filter((place) => floorOf(place) >= floor).map((place) => `${room} → ${place}`),
  )

  expect(upward).toEqual([])
})

test('a room may import nothing that it does not need', () => {
  const isUsed = (room: Room, place: string) =>
    allSources.some(
      ({ path, imports }) =>
        roomOf(path, rooms) === room &&
        imports.some((target) => target === place || target.startsWith(`${place}/`)),
    )

  const unused = rooms.flatMap((room) =>
    room.may.filter((place) => !isUsed(room, place)).map((place) => `${room.room} → ${place}`),
  )

  expect(unused).toEqual([])
})

test('every file of the project is read', () => {
  expect(allSources.length).toBeGreaterThan(500)
  expect(allSources.filter(({ imports }) => imports.length > 0).length).toBeGreaterThan(400)
})

test('that needs no Git on the machine', () => {
  vi.stubEnv('PATH', '')

  expect(readSources()).toHaveLength(allSources.length)
})

test('docs/architecture.md tells each room with its rule, and no other', () => {
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\| `([^`]+)` +\| [^|]+ \| ([^|]+?) +\|$/gm,
  )
  const told = Object.fromEntries(Array.from(rows, ([, room, rule]) => [room, rule]))

  expect(told).toEqual(Object.fromEntries(rooms.map(({ room, rule }) => [room, rule])))
})
