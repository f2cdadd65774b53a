import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** The modules that a path darkens, read back. */
function modulesOf({ size, d }: { size: number; d: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) {
      const row = modules[Number(y)]
      if (row) row[Number(x) + at] = true
    }
  }
  return modules
}

test.each(['https://tutor.example/verify#abc', 'x'.repeat(1_850)])(
  'the path darkens exactly the modules of the code',
  (text) => {
    const { data } = encode(text, { ecc: 'L', boostEcc: true, border: 4 })

    expect(modulesOf(qrPath(text))).toEqual(data)
  },
)
