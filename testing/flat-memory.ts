import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'vitest'

/**
 * How much more may be kept at the end than after the first half. What is kept on purpose (answers,
 * compiled code, open connections) has bounds, and is filled by then or small; what every request
 * left behind would be more, whether there are hundreds of them or tens of thousands.
 */
const mostGrownMB = 48

/**
 * Whether the work of many cases leaves anything behind: what this process keeps is weighed in the
 * middle and at the end, after everything that nobody holds is cleared away.
 */
export function flatMemory(cases: number) {
  let seen = 0
  let middle = 0
  return {
    /** To be called once in each case. */
    note() {
      seen += 1
      if (seen === Math.ceil(cases / 2)) middle = keptMB()
    },
    expectFlat() {
      expect(seen).toBeGreaterThanOrEqual(cases)
      expect(keptMB() - middle).toBeLessThan(mostGrownMB)
    },
  }
}

function keptMB(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 ** 2
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
