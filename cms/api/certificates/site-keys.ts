import type { Payload } from 'payload'
import type { PublicKey } from '../../certificate/reading/check-certificate.ts'
import { publicKeyOf, signingKeyOf } from '../../certificate/signing-keys.ts'
import { readEnvironment } from '../../environment/environment.ts'

/** With which the site signs now: it follows from `SECRET`. */
export const currentKey = ({ config }: Pick<Payload, 'config'>) => signingKeyOf(config.secret)

/** The keys of all signatures that the site stands by: today's, then its former ones. */
export const publicKeys = (payload: Pick<Payload, 'config'>): PublicKey[] => [
  currentKey(payload).publicKey,
  ...readEnvironment().FORMER_CERTIFICATE_KEYS.map(publicKeyOf),
]
