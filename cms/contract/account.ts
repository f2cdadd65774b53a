import { z } from 'zod'
import { Passkey } from './passkey.ts'

/** What the field for it is called, wherever something asks for it. */
export const ownPasswordLabel = 'Your own current password'

/** What came of somebody's try to sign in. */
export const SignInOutcome = z.enum([
  'in',
  'in-by-recovery-code',
  'in-by-passkey',
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'locked',
])
export type SignInOutcome = z.infer<typeof SignInOutcome>

/** How long sign-ins are told of (decision 171). */
export const signInsKeptDays = 90

/** They are told under names that exist alone: what was wrong is never the name. */
export const signInOutcomeNames: Record<SignInOutcome, string> = {
  in: 'Signed in',
  'in-by-recovery-code': 'Signed in with a recovery code',
  'in-by-passkey': 'Signed in with a passkey',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Right password, wrong code',
  'wrong-passkey': 'A passkey that did not match',
  locked: 'Too many failures: locked for 15 minutes',
}

/** How many tries the account page shows. */
export const shownSignIns = 10

/** A browser in which an admin is signed in. */
export const AdminSession = z.object({
  id: z.uuid(),
  browser: z.string(),
  since: z.iso.datetime(),
  lastSeen: z.iso.datetime().nullable(),
  isThis: z.boolean(),
})
export type AdminSession = z.infer<typeof AdminSession>

/** How an admin's account is guarded, for herself. */
export const AccountSafety = z.object({
  /** Whose account it is: another admin may have signed in since the page was drawn. */
  adminId: z.int().positive(),
  sessions: z.array(AdminSession).max(1_000),
  signIns: z
    .array(
      z.object({
        id: z.int().positive(),
        at: z.iso.datetime(),
        browser: z.string(),
        outcome: SignInOutcome,
      }),
    )
    .max(shownSignIns),
  secondStep: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
  passkeys: z.array(Passkey),
  /** The site asks for one of these two, and she has none: this page alone is open (decision 218). */
  lacksSecondStep: z.boolean(),
})
export type AccountSafety = z.infer<typeof AccountSafety>

/** Where the site asks everybody for more than a password (decision 218). */
export const secondStepMessages = {
  lacking:
    'This site asks everybody for a second step or a passkey. Set one up in your account; then everything is open to you.',
  last: 'This site asks everybody for a second step or a passkey, and this is your last. Set up another one first.',
} as const

/** How many recovery codes there are, each for one sign-in. */
export const recoveryCodeCount = 10

const password = z.string().min(1, 'Type the password that you signed in with.').max(200)

/** Asked before anything about the second step is changed. */
export const OwnPassword = z.object({ currentPassword: password })
export type OwnPassword = z.infer<typeof OwnPassword>

/** One session of hers, or all but the one that asks; her password ends them (decision 209). */
export const EndedSessions = OwnPassword.extend({
  session: z.union([z.literal('others'), z.uuid()]),
})
export type EndedSessions = z.infer<typeof EndedSessions>

/** A key for an app that makes codes: as text, as an address, and as one path of an SVG. */
export const SecondStepKey = z.object({
  key: z.string(),
  address: z.string(),
  qr: z.object({ size: z.int().positive(), d: z.string() }),
})
export type SecondStepKey = z.infer<typeof SecondStepKey>

/** A code of the app, to show that it has the key. */
export const SecondStepCode = z.object({
  code: z.string().trim().min(1, 'Type the six digits that the app shows.').max(100),
})
export type SecondStepCode = z.infer<typeof SecondStepCode>

/** Shown once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()).max(recoveryCodeCount) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** The addresses of all this; apart from `apiPaths`, which pages for visitors carry. */
export const accountPaths = {
  safety: '/api/admin/safety',
  endSessions: '/api/admin/sessions/end',
  secondStep: '/api/admin/second-step',
  confirmSecondStep: '/api/admin/second-step/confirm',
  endSecondStep: '/api/admin/second-step/end',
  resetSecondStep: (adminId: number | ':adminId') => `/api/admins/${adminId}/second-step/reset`,
} as const
