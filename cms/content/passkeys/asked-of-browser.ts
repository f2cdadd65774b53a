import { createHmac } from 'node:crypto'
import type { PasskeyToMake, PasskeyToUse } from '../../contract/passkey.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { challengeMs } from './challenges.ts'
import type { StoredPasskey } from './stored-passkeys.ts'

/** The address that passkeys belong to: that at which visitors see the site. */
export function passkeySite(): { origin: string; host: string } {
  const { siteUrl } = readEnvironment()
  return { origin: siteUrl, host: new URL(siteUrl).hostname }
}

/** EdDSA, ECDSA with P-256, RSA (IANA, 'COSE Algorithms'): between them every device has one. */
export const algorithms = [-8, -7, -257]

/**
 * The account as a device knows it. Nobody can guess it: a page on a sibling host, as a lesson may be,
 * may tell the browser that the account of a handle has no passkeys any more (decision 255).
 */
const handleOf = (adminId: number, secret: string): string =>
  createHmac('sha256', secret).update(`passkey-handle:${adminId}`).digest('base64url')

/**
 * Whether a device may call this account so. Of earlier passkeys the handle has its number; whose one
 * is that was made with another secret, its signature tells.
 */
export function mayBeHandleOf(adminId: number, handle: string): boolean {
  const [, id] = /^admin-(\d+)$/.exec(Buffer.from(handle, 'base64url').toString()) ?? []
  return id === undefined || Number(id) === adminId
}

/** To make one that is found without a name, and opened by nobody but its person. */
export function askForNew(asked: {
  admin: { id: number; username: string }
  challenge: string
  known: readonly StoredPasskey[]
  secret: string
}): PasskeyToMake['options'] {
  const { host } = passkeySite()
  const { id, username } = asked.admin
  return {
    challenge: inBase64(asked.challenge),
    rp: { id: host, name: host },
    user: { id: handleOf(id, asked.secret), name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: asked.known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** To use whichever the person has for this site; her device opens it for nobody else. */
export const askForAny = (challenge: string): PasskeyToUse['options'] => ({
  challenge: inBase64(challenge),
  rpId: passkeySite().host,
  timeout: challengeMs,
  userVerification: 'required',
})

const inBase64 = (challenge: string) => Buffer.from(challenge).toString('base64url')
