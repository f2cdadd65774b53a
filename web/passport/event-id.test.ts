import { expect, test } from 'vitest'
import { deviceOfId, eventIdPattern, newDevice, nextEventId, timeOfId } from './event-id.ts'

const device = 'K7Q2M4XZ'
const at = Date.UTC(2026, 10, 22)
const idAt = (moment: number, last = '', chance = 0.5) =>
  nextEventId({ at: moment, device, last, chance })

test('an id is a ULID that tells its time and its device', () => {
  const id = idAt(at)

  expect(id).toMatch(eventIdPattern)
  expect([timeOfId(id), deviceOfId(id)]).toEqual([at, device])
})

test('ids of one moment and of a clock that was set back still grow', () => {
  const first = idAt(at)
  const sameMoment = idAt(at, first, 0)
  const setBack = idAt(at - 86_400_000, sameMoment, 0)

  expect([setBack, first, sameMoment].sort()).toEqual([first, sameMoment, setBack])
})

test('where a moment has no ids left the next one begins', () => {
  const last = `${idAt(at).slice(0, 10)}ZZZZZZZZ${device}`

  expect(idAt(at, last) > last).toBe(true)
})

test('a device has eight letters', () => {
  expect([newDevice(0), newDevice(0.999_999)]).toEqual([
    '00000000',
    expect.stringMatching(/^Z.{7}$/),
  ])
})
