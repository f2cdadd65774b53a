import type { Stage } from './stage/stage.ts'

/** '' for a ratio. */
export type Unit =
  | ''
  | 'ms'
  | 'µs'
  | 'kB'
  | 'MB'
  | 'requests'
  | 'errors'
  | 'answers'
  | 'leaks'
  | 'points'
  | '%'
  | 'a second'

/** A thing measured, with what it must keep to; without a bound it is for information. */
export interface Figure {
  what: string
  value: number
  unit: Unit
  bound?: Bound
}

export type Bound = { atLeast: number } | { atMost: number }

/** A measurement by name; what it gives stands in the table. */
export interface Row {
  name: string
  compares: string
  measure(stage: Stage): Promise<Figure[]>
}

/** A figure that nobody could take is missed, however generous its bound. */
export function isMissed({ value, bound }: Figure): boolean {
  if (!bound) return false
  if ('atLeast' in bound) return !(value >= bound.atLeast)
  return !(value <= bound.atMost)
}
