import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBest, compressQuickly, compressWell } from './compress.ts'

const part = randomBytes(100_000)
const twice = Buffer.concat([part, part])

test.each([
  ['quickly', compressQuickly],
  ['well', compressWell],
  ['best', async (identity: Buffer) => compressBest({ identity })],
])('what a text says twice, far apart, is sent once: %s', async (_how, compress) => {
  const { br = Buffer.alloc(0) } = await compress(twice)

  expect(brotliDecompressSync(br).equals(twice)).toBe(true)
  expect(br.length).toBeLessThan(part.length * 1.1)
})
