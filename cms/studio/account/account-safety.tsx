'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import {
  accountPaths,
  AccountSafety as Safety,
  secondStepMessages,
} from '../../contract/account.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import styles from './account.module.css'
import { LastSignIns } from './last-sign-ins.tsx'
import { Passkeys } from './passkeys.tsx'
import { ResetSecondStep } from './reset-second-step.tsx'
import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'

/** How an account is guarded: all of it to whose it is; to an owner the way back for an assistant. */
export function AccountSafety() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  if (typeof id !== 'number' || !user) return null
  if (id === user.id) return <OwnSafety />
  const isReset = user.role === 'owner' && savedDocumentData?.role === 'assistant'
  return isReset ? <ResetSecondStep adminId={id} /> : null
}

interface State {
  safety: Safety | null
  problem: string | null
}

function OwnSafety() {
  const [{ safety, problem }, setState] = useState<State>({ safety: null, problem: null })
  const read = useCallback(
    () =>
      ask('GET', accountPaths.safety).then(
        (answer) => setState({ safety: Safety.parse(answer), problem: null }),
        // What was read before stays, and with it what is being typed or shown once.
        (error: unknown) =>
          setState(({ safety }) => ({ safety, problem: messageOf(error, unread) })),
      ),
    [],
  )
  useEffect(() => {
    read()
  }, [read])
  return (
    <div className={styles.safety}>
      {!safety && !problem && <p>Reading…</p>}
      {problem && <p role="alert">{problem}</p>}
      {safety && (
        <>
          {safety.lacksSecondStep && <p role="status">{secondStepMessages.lacking}</p>}
          <Sessions sessions={safety.sessions} onChange={read} />
          <Passkeys passkeys={safety.passkeys} onChange={read} />
          <SecondStep {...safety.secondStep} onChange={read} />
          <LastSignIns signIns={safety.signIns} />
        </>
      )}
    </div>
  )
}

const unread = 'How your account is guarded could not be read. Reload the page.'
