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

/** The account as a device knows it; it tells nobody anything. */
export const handleOf = (adminId: number): string =>
  Buffer.from(`admin-${adminId}`).toString('base64url')

/** To make one that is found without a name, and opened by nobody but its person. */
export function askForNew(asked: {
  admin: { id: number; username: string }
  challenge: string
  known: readonly StoredPasskey[]
}): PasskeyToMake['options'] {
  const { host } = passkeySite()
  const { id, username } = asked.admin
  return {
    challenge: inBase64(asked.challenge),
    rp: { id: host, name: host },
    user: { id: handleOf(id), name: username, displayName: username },
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
