/** Crockford's letters: in the order of their values, and none that is mistaken for another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const timeLetters = 10
const partLetters = 8
const partsEnd = 32 ** partLetters

/** An id of an event: ten letters of time, eight that count on, eight of the device. */
export const eventIdPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

interface NextId {
  at: number
  device: string
  /** The newest id that is known of this device, '' for none. */
  last: string
  /** From 0 to 1. */
  chance: number
}

/**
 * Ids of one device only ever grow: where its clock was set back, they count on from the newest, so
 * that what was done later stays later.
 */
export function nextEventId({ at, device, last, chance }: NextId): string {
  const lastTime = last === '' ? -1 : timeOfId(last)
  if (at > lastTime)
    return written(at, timeLetters) + written(chance * partsEnd, partLetters) + device
  const part = numberOf(last.slice(timeLetters, -partLetters)) + 1
  return part < partsEnd
    ? written(lastTime, timeLetters) + written(part, partLetters) + device
    : written(lastTime + 1, timeLetters) + written(0, partLetters) + device
}

/** The eight letters that an installation of the passport writes its events with. */
export const newDevice = (chance: number): string => written(chance * partsEnd, partLetters)

export const deviceOfId = (id: string): string => id.slice(-partLetters)

export const timeOfId = (id: string): number => numberOf(id.slice(0, timeLetters))

function written(value: number, length: number): string {
  let text = ''
  for (let rest = Math.floor(value); text.length < length; rest = Math.floor(rest / 32)) {
    text = letters.charAt(rest % 32) + text
  }
  return text
}

const numberOf = (text: string) =>
  [...text].reduce((value, letter) => value * 32 + letters.indexOf(letter), 0)
