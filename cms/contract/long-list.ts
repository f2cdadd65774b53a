import { z } from 'zod'

/**
 * A list that may be sent with a hundred thousand items: it is wrong as a whole. A problem told of
 * each would take seconds, and megabytes of an answer.
 */
export const longList = <Item>(isItem: (item: unknown) => item is Item, most: number) =>
  z
    .array(z.unknown())
    .max(most)
    .pipe(z.custom<Item[]>((list) => Array.isArray(list) && list.every(isItem)))

/** A whole number from the one to the other. */
export const isBetween =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
