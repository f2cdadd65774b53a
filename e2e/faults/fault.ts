import type { Figure } from '../../bench/row.ts'

/** A fault that the product has to bear, by name. */
export interface Fault {
  name: string
  /** What is done to it. */
  does: string
  /** How often, unless `--times` says otherwise; the bound that was promised may ask for more. */
  times: number
  /**
   * Does it so often to a product of its own, under so many requests a second where it is done under
   * load, and gives what came of it.
   */
  inject(times: number, perSecond: number): Promise<Figure[]>
}

/** A count that has to be 0. */
export const none = (what: string, value: number): Figure => ({
  what,
  value,
  unit: '',
  bound: { atMost: 0 },
})

/** A count for information: of what all others are a part. */
export const counted = (what: string, value: number): Figure => ({ what, value, unit: '' })

/** The longest of some times. */
export const longest = (what: string, times: readonly number[], atMost?: number): Figure => ({
  what,
  value: times.length > 0 ? Math.max(...times) : Number.NaN,
  unit: 'ms',
  ...(atMost === undefined ? {} : { bound: { atMost } }),
})
