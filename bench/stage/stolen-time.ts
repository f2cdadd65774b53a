import { readFileSync } from 'node:fs'

interface Ticks {
  all: number
  stolen: number
}

/** A share above this explains a missed bound of single milliseconds. */
const worthTelling = 0.02

/**
 * Watches what a virtual machine's host takes from it (`steal` in `/proc/stat`): no row of
 * milliseconds means much while that is more than a few per cent.
 * @returns gives the share since the call, from 0 to 1; undefined where it is little or unknown.
 */
export function watchStolenTime(read: () => Ticks | undefined = ticks): () => number | undefined {
  const before = read()
  return () => {
    const after = read()
    if (!before || !after || after.all === before.all) return undefined
    const share = (after.stolen - before.stolen) / (after.all - before.all)
    return share > worthTelling ? share : undefined
  }
}

function ticks(): Ticks | undefined {
  try {
    return ticksOf(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return undefined // not on this system
  }
}

/** The first line: user, nice, system, idle, iowait, irq, softirq, steal, and two that are in user. */
export function ticksOf(text: string): Ticks | undefined {
  const numbers = (text.split('\n', 1)[0] ?? '').split(/\s+/).slice(1, 9).map(Number)
  const stolen = numbers[7]
  if (stolen === undefined || numbers.some(Number.isNaN)) return undefined
  return { all: numbers.reduce((sum, one) => sum + one, 0), stolen }
}
