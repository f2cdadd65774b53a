import type { NewPasskey, UsedPasskey } from '../../contract/passkey.ts'
import { algorithms, mayBeHandleOf, passkeySite } from './asked-of-browser.ts'
import { type Challenged, type OpenChallenge, openChallenge } from './challenges.ts'
import type { StoredPasskey } from './stored-passkeys.ts'
import { isUnattested } from './unattested.ts'

/** A quarter of a second and 27 MB, which a site without passkeys does not spend. */
const library = () => import('./library.ts')

interface Given {
  what: Challenged
  secret: string
  now: number
}

/** `late`: the challenge has ended, or is none that was given for this. */
type Refused = { refused: 'late' | 'wrong' }

/** What a browser says that it has made, by every rule of the standard. */
export async function checkMade(
  made: NewPasskey['made'],
  given: Given,
): Promise<Refused | { challenge: OpenChallenge; key: { publicKey: string; counter: number } }> {
  if (!(await isUnattested(made))) return { refused: 'wrong' }
  const { verifyRegistrationResponse } = await library()
  const opening = openOnce(given)
  const { origin, host } = passkeySite()
  const found = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: opening.isGiven,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null) // it throws whatever is wrong with what somebody sent
  const challenge = opening.opened()
  if (!challenge) return { refused: 'late' }
  if (!found?.verified) return { refused: 'wrong' }
  const { credential } = found.registrationInfo
  if (credential.id !== made.id) return { refused: 'wrong' }
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { challenge, key: { publicKey, counter: credential.counter } }
}

/** That whoever asks has the passkey and has shown her device that it is she. */
export async function checkUsed(
  used: UsedPasskey,
  stored: StoredPasskey,
  given: Given,
): Promise<Refused | { challenge: OpenChallenge; counter: number }> {
  const { verifyAuthenticationResponse } = await library()
  const opening = openOnce(given)
  const { origin, host } = passkeySite()
  const found = await verifyAuthenticationResponse({
    response: used,
    expectedChallenge: opening.isGiven,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
  }).catch(() => null) // as above; a counter that runs backwards among it
  const challenge = opening.opened()
  if (!challenge) return { refused: 'late' }
  const { userHandle } = used.response
  const isHers = userHandle === undefined || mayBeHandleOf(stored.adminId, userHandle)
  if (!found?.verified || !isHers) return { refused: 'wrong' }
  return { challenge, counter: found.authenticationInfo.newCounter }
}

/** The library hands over the challenge that it has read; what it was is kept. */
function openOnce({ what, secret, now }: Given) {
  let found: OpenChallenge | null = null
  return {
    isGiven(returned: unknown) {
      found = openChallenge(returned, what, { secret, now })
      return found !== null
    },
    opened: () => found,
  }
}
