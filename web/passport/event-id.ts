import { crockfordLetters } from '../../cms/contract/crockford-letters.ts'

const timeLetters = 10
const partLetters = 8
const partsEnd = 32 ** partLetters
/** The first letter of a time is at most a 7. */
const timesEnd = 8 * 32 ** (timeLetters - 1)

interface NextId {
  at: number
  device: string
  /** The newest id that is known, of whichever device, '' for none. */
  last: string
  /** From 0 to 1. */
  chance: number
}

/**
 * An id of an event: ten letters of time, eight of chance, eight of the device.
 * Ids only ever grow: where the newest is not of before, the next moment is taken, so that what was
 * done later stays later. Two tabs that count on from the same one differ by chance.
 */
export function nextEventId({ at, device, last, chance }: NextId): string {
  const next = last === '' ? at : Math.max(at, timeOfId(last) + 1)
  const time = Math.min(next, timesEnd - 1)
  return written(time, timeLetters) + written(chance * partsEnd, partLetters) + device
}

/** The eight letters that an installation of the passport writes its events with. */
export const newDevice = (chance: number): string => written(chance * partsEnd, partLetters)

export const deviceOfId = (id: string): string => id.slice(-partLetters)

/** The end of the year 9999: ids up to it leave room in their ten letters to count on. */
const lastMoment = Date.UTC(10_000, 0) - 1

export const isOfSomeClock = (id: string): boolean => timeOfId(id) <= lastMoment

export const timeOfId = (id: string): number => numberOf(id.slice(0, timeLetters))

function written(value: number, length: number): string {
  let text = ''
  for (let rest = Math.floor(value); text.length < length; rest = Math.floor(rest / 32)) {
    text = crockfordLetters.charAt(rest % 32) + text
  }
  return text
}

const numberOf = (text: string) =>
  [...text].reduce((value, letter) => value * 32 + crockfordLetters.indexOf(letter), 0)
