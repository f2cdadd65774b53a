import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useState, useSyncExternalStore } from 'react'
import { loginMessages } from '../../../cms/contract/admin.ts'
import { passkeyProblem } from '../../../cms/contract/passkey-problem.ts'
import { messageOf } from '../../data/client.ts'
import { askForPasskey, usePasskeySignIn } from '../../data/passkey-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import styles from './passkey-entry.module.css'
import { useSignedIn } from './use-signed-in.ts'

const never = () => () => {}

/** The other key to the same door; nothing where the browser knows no passkeys. */
export function PasskeyEntry() {
  const isKnown = useSyncExternalStore(never, browserSupportsWebAuthn, () => false)
  const signIn = usePasskeySignIn()
  const tellSignedIn = useSignedIn()
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isPending } = useAction(async () => {
    setProblem(null)
    try {
      const { options } = await askForPasskey()
      await signIn(await startAuthentication({ optionsJSON: options }))
      tellSignedIn()
    } catch (error) {
      setProblem(problemOf(error))
    }
  })
  if (!isKnown) return null
  return (
    <div className={styles.entry}>
      <p className={styles.or}>or</p>
      <div role="alert">{problem && <p className={styles.alert}>{problem}</p>}</div>
      <Button disabled={isPending} onClick={() => run()}>
        <Key />
        {isPending ? 'Waiting for your passkey…' : 'Sign in with a passkey'}
      </Button>
    </div>
  )
}

const problemOf = (error: unknown) => passkeyProblem(error) ?? messageOf(error, loginMessages.other)

/** A key in the line of the site's other drawings. */
function Key() {
  return (
    <svg className={styles.key} viewBox="2 6 21 12" aria-hidden="true">
      <circle cx="7.5" cy="12" r="4.5" />
      <path d="M12 12h10m-2 0v4m-4-4v3" />
    </svg>
  )
}
