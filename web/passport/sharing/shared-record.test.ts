import { expect, test } from 'vitest'
import { newDevice, nextEventId } from '../event-id.ts'
import type { PassportEvent } from '../passport-event.ts'
import { notYetSent, sharedFrom } from './shared-record.ts'

const device = newDevice(0.5)
const agreed = { agrees: true, lessons: [7], exercises: [] }
const now = Date.UTC(2026, 10, 3)

const step = (at: number): PassportEvent => ({
  id: nextEventId({ at, device, last: '', chance: 0.5 }),
  at,
  ref: '1/7',
  kind: 'step',
  data: { stage: 'quiz' },
})

test('what another tab did before she agreed is not sent, though this one was not told of it', () => {
  const upTo = sharedFrom({ events: [], device, now })
  const events = [step(now - 60_000), step(now), step(now + 1)]

  expect(notYetSent({ ...agreed, upTo }, events, device)).toEqual([step(now + 1)])
})

test('nor is what was done while the clock ran ahead', () => {
  const ahead = step(now + 60_000)
  const upTo = sharedFrom({ events: [ahead], device, now })

  expect(notYetSent({ ...agreed, upTo }, [ahead], device)).toEqual([])
})
