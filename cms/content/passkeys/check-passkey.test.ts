import { expect, test } from 'vitest'
import { softwarePasskey } from '../../../testing/software-passkey.ts'
import { askForNew } from './asked-of-browser.ts'
import { checkMade } from './check-passkey.ts'

const given = {
  what: { adminId: 7, session: 'a' },
  secret: 'a-secret-for-tests-of-32-letters',
  now: 0,
}
const options = askForNew({
  admin: { id: 7, username: 'anna' },
  challenge: 'another',
  known: [],
  secret: given.secret,
})
const madeAs = (format: string) =>
  softwarePasskey('http://localhost:3000').make(options, { format })

test('a statement about the device is refused before anything else is looked into', async () => {
  expect(await checkMade(madeAs('none'), given)).toEqual({ refused: 'late' })
  expect(await checkMade(madeAs('apple'), given)).toEqual({ refused: 'wrong' })
})
