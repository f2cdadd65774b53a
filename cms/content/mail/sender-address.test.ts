import { expect, test } from 'vitest'
import { readEnvironment } from '../../environment/environment.ts'
import { senderAddress } from './sender-address.ts'

const senderWith = (variables: Record<string, string>) =>
  senderAddress(
    readEnvironment({ NODE_ENV: 'test', SITE_URL: 'https://tutor.example', ...variables }),
  )

test('mails come from SMTP_FROM where it is set', () => {
  const SMTP_URL = 'smtps://a%40mail.example:secret@mail.example'

  expect(senderWith({ SMTP_URL, SMTP_FROM: 'site@tutor.example' })).toBe('site@tutor.example')
})

test('else from the mail server’s user where that is an address', () => {
  expect(senderWith({ SMTP_URL: 'smtps://a%40mail.example:secret@mail.example' })).toBe(
    'a@mail.example',
  )
})

test('else from an address of the site’s host', () => {
  expect(senderWith({ SMTP_URL: 'smtp://relay:25' })).toBe('website@tutor.example')
})

test('a percent sign in the user’s name is no mistake', () => {
  expect(senderWith({ SMTP_URL: 'smtp://100%anna:secret@relay:25' })).toBe('website@tutor.example')
})
