import { expect, test } from 'vitest'
import type { Letter } from '../../contract/letters.ts'
import { dataFile } from './data-file.ts'

const letter = (id: number): Letter => ({
  id,
  sentAt: '2026-01-05T09:00:00.000Z',
  text: 'Dear tutor',
  take: { id, seconds: 3 },
  answeredAt: null,
  answer: '',
  answerTake: null,
  answerSecond: null,
  takesGoAt: null,
})

const letters = [1, 2, 3, 4, 5, 6].map(letter)
const sound = { type: 'audio/webm', data: 'AAAA' }

test('is one JSON text with the recordings in their letters', async () => {
  const file = dataFile({ rest: { results: [] }, letters, readSound: async () => sound })

  expect(await new Response(file).json()).toEqual({
    results: [],
    letters: letters.map((one) => ({ ...one, take: sound })),
  })
})

test('is one JSON text where there are no letters', async () => {
  const file = dataFile({ rest: {}, letters: [], readSound: async () => null })

  expect(await new Response(file).json()).toEqual({ letters: [] })
})

test('reads no recording before what stands before it is taken, and none once it is given up', async () => {
  const read: number[] = []
  const readSound = async (id: number) => {
    read.push(id)
    return sound
  }
  const reader = dataFile({ rest: {}, letters, readSound }).getReader()
  for (let piece = 0; piece < 3; piece += 1) await reader.read()

  await reader.cancel()

  expect(read.length).toBeGreaterThan(0)
  expect(read.length).toBeLessThan(letters.length)
})
