import { expect, test } from 'vitest'
import { ulidPattern } from '../../cms/contract/ulid.ts'
import { deviceOfId, newDevice, nextEventId, timeOfId } from './event-id.ts'

const device = 'K7Q2M4XZ'
const at = Date.UTC(2026, 10, 22)
const idAt = (moment: number, last = '', chance = 0.5) =>
  nextEventId({ at: moment, device, last, chance })

test('an id is a ULID that tells its time and its device', () => {
  const id = idAt(at)

  expect(id).toMatch(ulidPattern)
  expect([timeOfId(id), deviceOfId(id)]).toEqual([at, device])
})

test('ids of one moment and of a clock that was set back still grow', () => {
  const first = idAt(at)
  const sameMoment = idAt(at, first, 0)
  const setBack = idAt(at - 86_400_000, sameMoment, 0)

  expect([setBack, first, sameMoment].sort()).toEqual([first, sameMoment, setBack])
})

test('ids of a device whose clock is behind grow from the newest of another', () => {
  const ofOther = nextEventId({ at: at + 86_400_000, device: 'ZZZZZZZZ', last: '', chance: 0.999 })
  const id = idAt(at, ofOther, 0)

  // By its time alone, too: tries of two devices are put in that order.
  expect(timeOfId(id)).toBeGreaterThan(timeOfId(ofOther))
  expect(idAt(at + 1, id, 0) > id).toBe(true)
})

test('two ids that count on from the same one differ by chance', () => {
  const last = idAt(at)

  expect(idAt(at, last, 0.1)).not.toBe(idAt(at, last, 0.2))
})

test('after the last id that there can be, an id is still one', () => {
  expect(idAt(at, `7${'Z'.repeat(25)}`)).toMatch(ulidPattern)
  expect(idAt(8.64e15)).toMatch(ulidPattern)
})

test('a device has eight letters', () => {
  expect([newDevice(0), newDevice(0.999_999)]).toEqual([
    '00000000',
    expect.stringMatching(/^Z.{7}$/),
  ])
})
