import { AdminAnswer } from '../../cms/contract/admin.ts'
import { PasskeyToUse, passkeyPaths } from '../../cms/contract/passkey.ts'
import { useWelcome } from './admin.ts'
import { api } from './client.ts'

/** What the browser is to sign, for five minutes. */
export const askForPasskey = () => api.post(passkeyPaths.beginSignIn, PasskeyToUse)

/** Signs in with what it has signed. */
export function usePasskeySignIn() {
  const welcome = useWelcome()
  return async (used: object) => welcome(await api.post(passkeyPaths.signIn, AdminAnswer, used))
}
