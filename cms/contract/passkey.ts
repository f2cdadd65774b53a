import { z } from 'zod'

/** How many passkeys one account may have. */
export const mostPasskeys = 20
/** The longest name of one. */
export const passkeyNameLength = 60

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  since: z.iso.datetime(),
  lastUsed: z.iso.datetime().nullable(),
  /** Where it was made, if that is not the site's address any more: there it opens nothing. */
  formerHost: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

// What browsers send and take (Web Authentication, level 3, 'PublicKeyCredential in JSON').

/** Bytes as text without padding (RFC 4648, base64url). */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(most)

const credentialId = bytes(1_400).min(1) // 1,023 bytes
const publicKey = z.literal('public-key')

/** How a device is reached. */
export const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
export type Transport = z.infer<typeof Transport>

/** Ways to a passkey that nobody knows yet are left out. */
const Transports = z
  .array(z.string().max(30))
  .max(20)
  .transform((all) => all.filter((one): one is Transport => Transport.safeParse(one).success))

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  clientExtensionResults: z.object({}).default({}),
}

/** What a browser answers that has made a passkey. */
export const MadePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(60_000),
    transports: Transports.default([]),
  }),
})

/** A new passkey, and what its owner calls it. */
export const NewPasskey = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give it a name, such as that of the device.')
    .max(passkeyNameLength),
  made: MadePasskey,
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What a browser answers that has used one. */
export const UsedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

const known = z.array(
  z.object({ id: credentialId, type: publicKey, transports: z.array(Transport).optional() }),
)

/** What a browser is asked to make, and a name to begin with. */
export const PasskeyToMake = z.object({
  name: z.string(),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: known,
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
})
export type PasskeyToMake = z.infer<typeof PasskeyToMake>

/** What a browser is asked to sign; it finds out by itself who has a passkey here. */
export const PasskeyToUse = z.object({
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyToUse = z.infer<typeof PasskeyToUse>

/** Said where one opens nothing, or cannot be made. */
export const passkeyMessages = {
  unknown:
    'This site does not know that passkey: it was removed, or belongs to another address. Sign in with your name and password.',
  wrong: 'That passkey was not accepted. Try again, or sign in with your name and password.',
  late: 'That took too long, or was sent twice. Try again.',
  notMade: 'The passkey could not be checked, so it was not added. Try again.',
  twice: 'This passkey has been added already.',
  many: `You can have up to ${mostPasskeys} passkeys. Remove one that you do not use.`,
} as const

/** The addresses of all this; apart from `apiPaths`, which pages for visitors carry. */
export const passkeyPaths = {
  begin: '/api/admin/passkeys/begin',
  add: '/api/admin/passkeys',
  end: (id: string) => `/api/admin/passkeys/${id}/end`,
  beginSignIn: '/api/admin/login/passkey/begin',
  signIn: '/api/admin/login/passkey',
} as const
