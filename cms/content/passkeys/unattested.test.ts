import { expect, test } from 'vitest'
import { softwarePasskey } from '../../../testing/software-passkey.ts'
import { askForNew } from './asked-of-browser.ts'
import { isUnattested } from './unattested.ts'

const options = askForNew({
  admin: { id: 7, username: 'anna' },
  challenge: 'a',
  known: [],
  secret: 'a-secret-for-tests-of-32-letters',
})
const madeAs = (format: string) =>
  softwarePasskey('http://localhost:3000').make(options, { format })

test.each(['none', 'packed'])(
  '%s is what browsers send that were asked for nothing',
  async (format) => {
    expect(await isUnattested(madeAs(format))).toBe(true)
  },
)

test.each(['android-safetynet', 'android-key', 'apple', 'tpm', 'fido-u2f', ''])(
  'a statement of kind %j is not looked into',
  async (format) => {
    expect(await isUnattested(madeAs(format))).toBe(false)
  },
)

test('what is no such object has no kind', async () => {
  const made = madeAs('none')

  expect(
    await isUnattested({ ...made, response: { ...made.response, attestationObject: 'AAAA' } }),
  ).toBe(false)
})
