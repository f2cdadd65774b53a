import { expect, test } from 'vitest'
import { contract } from './contract.ts'

/**
 * All that can leave a device of somebody who is not signed in. Each stands in words on the page
 * ‘What stays on your device’ and in the sample privacy policy: what is added here is added there.
 */
const sendings = [
  'post /api/contact',
  'post /api/admin/login',
  'post /api/admin/logout',
  'post /api/admin/login/passkey/begin',
  'post /api/admin/login/passkey',
  'post /api/certificates',
  'post /api/certificates/check',
  'post /api/counts',
  'post /api/moves',
  'post /api/moves/:moveId/taking',
  'post /api/student/link',
  'post /api/student/code',
  'post /api/student/consent',
  'post /api/student/results',
  'delete /api/student/results',
  'post /api/student/letters',
  'delete /api/student/letters/:letterId',
  'post /api/student/leave',
]

test('what visitors can send is what the page about their devices tells', () => {
  const paths = contract
    .filter(({ method, access }) => method !== 'get' && !['anyAdmin', 'owner'].includes(access))
    .map(({ method, path }) => `${method} ${path}`)

  expect(paths).toEqual(sendings)
})
