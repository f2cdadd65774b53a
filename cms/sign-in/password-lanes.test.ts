import { expect, onTestFinished, test } from 'vitest'
import { inLane, isLaneFull } from './password-lanes.ts'

/** Fifty strangers who want to wait until the test is over. */
function wait(addressOf: (number: string) => string): void {
  let release: () => void = () => undefined
  const over = new Promise<void>((resolve) => {
    release = resolve
  })
  const strangers = Array.from({ length: 50 }, (_none, number) =>
    inLane({ isKnown: false, address: addressOf(number.toString(16)) }, () => over).catch(
      () => undefined,
    ),
  )
  onTestFinished(async () => {
    release()
    await Promise.all(strangers)
  })
}

test.each([
  ['one address', () => '192.0.2.1'],
  ['one network of IPv6', (number: string) => `2001:db8:0:1::${number}`],
  ['the networks of one house', (number: string) => `2001:db8:0:${number}::1`],
])('%s keeps nobody else out', (_, addressOf) => {
  wait(addressOf)

  expect(isLaneFull(addressOf('1'))).toBe(true)
  expect(isLaneFull('198.51.100.1')).toBe(false)
  expect(isLaneFull('2001:db8:1::1')).toBe(false)
})

test('where many networks wait, nobody else does', () => {
  wait((number) => `2001:db8:${number}::1`)

  expect(isLaneFull('198.51.100.1')).toBe(true)
})
