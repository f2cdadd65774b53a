'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { accountPaths, ownPasswordLabel } from '../../contract/account.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { ask } from '../client/studio-client.ts'
import styles from './account.module.css'
import { AskOnce } from './ask-once.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

/** The owner lets an assistant in again who has lost her phone and her recovery codes. */
export function ResetSecondStep({ adminId }: { adminId: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const [message, setMessage] = useState('')
  const { heading, button } = useReturnedFocus(isAsking ? 'reset' : null)
  async function reset(currentPassword: string) {
    const path = accountPaths.resetSecondStep(adminId)
    const answer = await ask('POST', path, { json: { currentPassword } })
    setMessage(`${MessageAnswer.parse(answer).message}.`)
    setIsAsking(false)
  }
  return (
    <section aria-labelledby="account-reset" className={styles.safety}>
      <h2 id="account-reset" ref={heading} tabIndex={-1} className={styles.heading}>
        Lost phone
      </h2>
      <p className={styles.hint}>
        If an assistant has a second step and has lost the phone and the recovery codes, you can
        turn it off here. Their passkeys are removed too.
      </p>
      <p role="status">{message}</p>
      {isAsking ? (
        <AskOnce
          label={ownPasswordLabel}
          kind="password"
          done="Turn off their second step"
          send={reset}
          leave={() => setIsAsking(false)}
        />
      ) : (
        <Button
          ref={button('reset')}
          buttonStyle="secondary"
          margin={false}
          onClick={() => setIsAsking(true)}
        >
          Turn off their second step
        </Button>
      )}
    </section>
  )
}
