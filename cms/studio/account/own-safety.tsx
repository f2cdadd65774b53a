'use client'
import { useEffect } from 'react'
import {
  accountPaths,
  AccountSafety as Safety,
  secondStepMessages,
} from '../../contract/account.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import { useReading } from '../client/use-reading.ts'
import styles from './account.module.css'
import { LastSignIns } from './last-sign-ins.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'

/** How the account of whoever looks at it is guarded, and the ways to change that. */
export function OwnSafety({ adminId }: { adminId: number }) {
  const { safety, problem, read } = useSafety()
  const isSomebodyElse = safety !== null && safety.adminId !== adminId
  return (
    <div className={styles.safety}>
      {!safety && !problem && <p>Loading…</p>}
      {isSomebodyElse && <p role="alert">{somebodyElse}</p>}
      {problem && !isSomebodyElse && <p role="alert">{problem}</p>}
      {safety && !isSomebodyElse && (
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

/**
 * Reads it anew whenever the tab is come back to: what is changed here is that of whoever is signed
 * in, and in another tab that may be somebody else by now.
 */
function useSafety() {
  const { answer, error, readAnew } = useReading(readSafety)
  useEffect(() => {
    window.addEventListener('focus', readAnew)
    return () => window.removeEventListener('focus', readAnew)
  }, [readAnew])
  // What was read before stays, and with it what is being typed or shown once.
  return { safety: answer, problem: error !== null && messageOf(error, unread), read: readAnew }
}

const readSafety = async () => Safety.parse(await ask('GET', accountPaths.safety))

const unread = 'Your security settings could not be loaded. Reload the page.'

const somebodyElse =
  'Another admin has now signed in on this browser. Reload the page to see their account.'
