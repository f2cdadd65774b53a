import type { NewPasskey } from '../../contract/passkey.ts'

/**
 * What a browser sends that is asked for no statement about the device. Checking one of another
 * kind would fetch what its certificates name, from wherever somebody has written into them.
 */
const unattested = ['none', 'packed']

/** Whether a new passkey comes without a statement by the maker of its device. */
export async function isUnattested({ response }: NewPasskey['made']): Promise<boolean> {
  const { decodeAttestationObject } = await import('./library.ts')
  try {
    const sent = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))
    return unattested.includes(decodeAttestationObject(sent).get('fmt'))
  } catch {
    return false // no such object at all
  }
}
