import { expect, test } from 'vitest'
import { composeAccountMail } from './compose-account-mail.ts'

const compose = (change: string, username = 'ana') =>
  composeAccountMail({
    id: 4,
    to: 'ana@example.com',
    username,
    change,
    at: '2026-11-22T10:30:00.000Z',
    siteUrl: 'https://tutor.example',
  })

test('a mail about an account says what, when, and what to do', () => {
  const { subject, text, messageId } = compose('password')

  expect(subject).toBe('Your account on tutor.example was changed')
  expect(messageId).toBe('<account-change-4-1795343400000@tutor.example>')
  expect(text).toContain('Account: ana\nTime: 22 November 2026 at 10:30 UTC')
  expect(text).toContain('The password was changed.')
  expect(text).toContain('https://tutor.example/studio/account')
})

test('a change of a newer version is told in general', () => {
  expect(compose('toString').text).toContain('Something about it was changed.')
})
