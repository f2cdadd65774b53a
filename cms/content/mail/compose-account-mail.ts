import type { SendEmailOptions } from 'payload'
import { studioPaths } from '../../contract/studio-paths.ts'
import { messageIdOf } from './message-id.ts'
import { oneLine } from './one-line.ts'

const told = {
  password: 'The password was changed. Everywhere else you have been signed out.',
  email: 'The e-mail address was changed. This e-mail goes to the old address and to the new one.',
  role: 'The role was changed: this account now has different rights.',
  'second-step-on': 'Signing in now asks for a code from an app.',
  'second-step-off': 'Signing in no longer asks for a code from an app.',
  'passkey-added': 'A passkey was added: whoever has its device can sign in without the password.',
  'passkey-removed': 'A passkey was removed: it no longer opens this account.',
} as const

/** What of an account may change without its owner having noticed. */
export type AccountChange = keyof typeof told

interface AccountMail {
  id: number
  to: string
  username: string
  change: string
  at: string
  siteUrl: string
}

/** The mail about a changed account. */
export function composeAccountMail(parts: AccountMail): SendEmailOptions {
  const { id, to, username, change, at, siteUrl } = parts
  const { hostname } = new URL(siteUrl)
  return {
    to,
    subject: `Your account on ${hostname} was changed`,
    messageId: messageIdOf({ kind: 'account-change', id, at, siteUrl }),
    text: [
      `Account: ${oneLine(username)}`,
      `Time: ${timeText(at)}`,
      '',
      isKnown(change) ? told[change] : 'Something about it was changed.',
      '',
      'If this was you, there is nothing to do.',
      'If not, sign in, change your password, and check where you are signed in:',
      siteUrl + studioPaths.account,
      'If you can no longer sign in, ask the owner of the site or whoever runs its server.',
    ].join('\n'),
  }
}

const isKnown = (change: string): change is AccountChange => Object.hasOwn(told, change)

const timeText = (time: string) =>
  `${new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
