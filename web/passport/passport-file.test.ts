import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { History } from './history.ts'
import { fileProblems, packPassport, unpackPassport } from './passport-file.ts'
import { moveHash, openMove, parseMoveHash, sealMove } from './sealed-move.ts'
import { whatIsNew } from './what-is-new.ts'

const device = 'AAAAAAAA'
const history: History = {
  events: [
    {
      id: '01K00000000000000000AAAAAA',
      at: 1_795_000_000_000,
      ref: '1/2',
      kind: 'step',
      data: { stage: 'video' },
    },
    {
      id: '01K00000000000000001AAAAAA',
      at: 1_795_000_001_000,
      ref: '1/2',
      kind: 'done',
      data: { title: '雨 and 🙂 مطر' },
    },
  ],
  folds: {},
}

/** The file with some of its content changed, packed again as we pack. */
async function changed(change: (file: Record<string, unknown>) => unknown) {
  const file: unknown = JSON.parse(gunzipSync(await packPassport(device, history)).toString())
  const text = JSON.stringify(change({ ...Object(file) }))
  const packed = new Uint8Array(gzipSync(text))
  packed.set([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
  return unpackPassport(packed)
}

test('what is packed is unpacked again', async () => {
  expect(await unpackPassport(await packPassport(device, history))).toEqual({ history })
})

test('every flipped byte is refused', async () => {
  const packed = await packPassport(device, history)
  const answers = await Promise.all(
    Array.from(packed, (byte, index) => {
      const flipped = new Uint8Array(packed)
      flipped[index] = byte ^ 0xff
      return unpackPassport(flipped)
    }),
  )

  expect(packed.length).toBeGreaterThan(100)
  expect(answers.filter((answer) => !('problem' in answer))).toEqual([])
})

test('every cut-off file is refused', async () => {
  const packed = await packPassport(device, history)
  const answers = await Promise.all(
    Array.from(packed, (_byte, length) => unpackPassport(packed.slice(0, length))),
  )

  expect(answers.filter((answer) => !('problem' in answer))).toEqual([])
})

test('a file of another site is none of ours, whatever it is', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  const answers = [
    await unpackPassport(png),
    await unpackPassport(new Uint8Array()),
    await changed(() => ({ decks: [] })),
    await changed(() => null),
    await changed((file) => ({ ...file, format: 'another' })),
  ]

  expect(answers).toEqual(answers.map(() => ({ problem: fileProblems.none })))
})

test('a file of a newer version says so', async () => {
  const answer = await changed((file) => ({ ...file, version: 2 }))

  expect(answer).toEqual({ problem: fileProblems.newer })
})

test('a file whose content was changed by hand is refused', async () => {
  const answer = await changed((file) => ({ ...file, device: 'BBBBBBBB' }))

  expect(answer).toEqual({ problem: fileProblems.damaged })
})

test('content that the site could not read is refused, also with a right checksum', async () => {
  const broken = JSON.parse(JSON.stringify(history).replace('"video"', '7'))
  const answer = await unpackPassport(await packPassport(device, broken))

  expect(answer).toEqual({ problem: fileProblems.damaged })
})

test('what a link carries opens what was sealed, and nothing else does', async () => {
  const packed = await packPassport(device, history)
  const { sealed, key } = await sealMove(packed)
  const other = await sealMove(packed)

  expect(await openMove(sealed, key)).toEqual(packed)
  expect(await openMove(sealed, other.key)).toBeNull()
  expect(await openMove(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, key)).toBeNull()
  expect(await openMove(sealed.slice(0, -4), key)).toBeNull()
})

test('a link is read as it was made, and half of one is none', async () => {
  const link = { id: 'i'.repeat(22), key: 'k'.repeat(43) }

  expect(parseMoveHash(moveHash(link))).toEqual(link)
  expect(parseMoveHash(moveHash(link).slice(0, -1))).toBeNull()
})

test('what a copy adds is counted, and nothing where it is known already', () => {
  const nothing = { events: [], folds: {} }

  expect(whatIsNew(nothing, history)).toBe('adds 2 steps, 1 lesson')
  expect(whatIsNew(history, history)).toBeNull()
})
