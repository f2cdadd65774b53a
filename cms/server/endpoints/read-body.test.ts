import { expect, test } from 'vitest'
import { parseJson } from './read-body.ts'

const bodyOf = (length: number) => Buffer.from(JSON.stringify({ text: 'é'.repeat(length) }))

/** How many turns others have had while a body is read. */
async function turnsWhile(reading: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await reading()
  isOver = true
  return turns
}

test('others have their turn between the steps of reading a large body, not of a small one', async () => {
  const [large, small] = [bodyOf(500_000), bodyOf(500)]

  const turns = [
    await turnsWhile(() => parseJson([large])),
    await turnsWhile(() => parseJson([small])),
  ]

  expect(turns).toEqual([2, 0])
})

test('a character whose bytes came in two pieces is read, and the pieces are let go', async () => {
  const bytes = bodyOf(1)
  const middle = bytes.indexOf(0xc3) + 1
  const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)]

  expect(await parseJson(pieces)).toEqual({ text: 'é' })
  expect(pieces).toEqual([])
})

test.each(['{', '\ufeff'])('what is no JSON is refused: %j', async (text) => {
  await expect(parseJson([Buffer.from(text)])).rejects.toThrow('not valid JSON')
})
