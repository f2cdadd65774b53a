'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { accountPaths, AccountSafety as Safety } from '../../contract/account.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import styles from './account.module.css'
import { LastSignIns } from './last-sign-ins.tsx'
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

type State = { safety: Safety } | { problem: string } | null

function OwnSafety() {
  const [state, setState] = useState<State>(null)
  const read = useCallback(
    () =>
      ask('GET', accountPaths.safety).then(
        (answer) => setState({ safety: Safety.parse(answer) }),
        (error: unknown) => setState({ problem: messageOf(error, unread) }),
      ),
    [],
  )
  useEffect(() => {
    read()
  }, [read])
  return (
    <div className={styles.safety}>
      {!state && <p>Reading…</p>}
      {state && 'problem' in state && <p role="alert">{state.problem}</p>}
      {state && 'safety' in state && (
        <>
          <Sessions sessions={state.safety.sessions} onChange={read} />
          <SecondStep {...state.safety.secondStep} onChange={read} />
          <LastSignIns signIns={state.safety.signIns} />
        </>
      )}
    </div>
  )
}

const unread = 'How your account is guarded could not be read. Reload the page.'
