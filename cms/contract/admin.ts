import { z } from 'zod'
import { madePasswordDays } from './made-password.ts'

/** An owner may do everything, an assistant write drafts (decision 145). */
export const AdminRole = z.enum(['owner', 'assistant'])
export type AdminRole = z.infer<typeof AdminRole>

/** Who is signed in, as the login, register and me calls give it. */
export const Admin = z.object({
  id: z.int().positive(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: AdminRole,
  /** When her password ends, where the site has made it (decision 208). */
  passwordEndsAt: z.iso.datetime().optional(),
  /** The site asks for a second step or a passkey, and she has neither: her account alone is open (decision 218). */
  lacksSecondStep: z.literal(true).optional(),
})
export type Admin = z.infer<typeof Admin>

export const AdminAnswer = z.object({ admin: Admin })
export type AdminAnswer = z.infer<typeof AdminAnswer>

/** Payload takes blanks alone for no password at all, and an account that has them opens to nobody. */
const isWritten = (password: string) => password.trim() !== ''

export const LoginForm = z.object({
  username: z.string().trim().min(1, 'Username is required').max(100),
  password: z.string().max(200).refine(isWritten, 'Password is required'),
  /** Of the app, or a recovery code, where the account asks for a second step (decision 173). */
  code: z.string().trim().max(100).optional(),
})
export type LoginForm = z.infer<typeof LoginForm>

export const usernameRule = z
  .string()
  .trim()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}._-]{2,99}$/u,
    'A username must be 3 to 100 letters, digits, dots, hyphens or underscores.',
  )

export const passwordRule = z
  .string()
  .min(10, { error: 'A password must have at least 10 characters.', abort: true })
  .max(200, 'A password can have at most 200 characters.')
  .refine(isWritten, 'A password cannot consist only of spaces.')

/** Said of a password that is on every list of those that are tried first. */
export const commonPassword =
  'This password is too easy to guess. Choose another, such as four words that do not belong together.'

/** Longest name of an admin. */
export const maxNameLength = 100

/** A further admin, made by a signed-in owner (decision 9). The specification's are owners. */
export const Registration = z.object({
  username: usernameRule,
  password: passwordRule,
  name: z.string().trim().max(maxNameLength).optional(),
  email: z.email().max(254).optional(),
  role: AdminRole.default('owner'),
  /** Hers who makes it, where her sign-in is some minutes old (decision 250). */
  currentPassword: z.string().max(200).optional(),
})
export type Registration = z.infer<typeof Registration>

/** Texts of spec §8 for sign-in, by status. */
export const loginMessages = {
  wrong: 'Incorrect username or password. Please check your credentials and try again.',
  tooMany: 'Too many login attempts. Please wait a few minutes before trying again.',
  /** Beyond the specification: for accounts with a second step. */
  codeAsked: 'Type the code that your app shows now, or one of your recovery codes.',
  codeWrong: 'This code is not right, or has been used. Wait for the next one and try again.',
  /** Where the site asks for more than a password, and a passkey is what the account has. */
  passkeyAsked: 'This site asks for more than a password. Sign in with your passkey.',
  madePasswordEnded: `The site made this password, and it has expired: it worked for ${madePasswordDays} days. Whoever runs the site can make a new one there with “npm run password”.`,
  tooManyPasswords: 'Too many wrong passwords. Please wait a few minutes before trying again.',
  tooManyCodes: 'Too many wrong codes. Please wait a few minutes before trying again.',
  other: 'Login failed. Please check your connection and try again.',
} as const
