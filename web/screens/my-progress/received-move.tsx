import { useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../data/client.ts'
import { takeMove } from '../../data/moves.ts'
import type { History } from '../../passport/history.ts'
import { unpackPassport } from '../../passport/passport-file.ts'
import { type MoveLink, moveHash, openMove, parseMoveHash } from '../../passport/sealed-move.ts'
import { Button } from '../../ui/button.tsx'
import styles from './my-progress-screen.module.css'
import { holdReceived, receivedHistory } from './received-history.ts'
import { TakeIn } from './take-in.tsx'

type State =
  | { step: 'asking'; link: MoveLink; problem?: string }
  | { step: 'fetching' }
  | { step: 'there'; history: History }
  | { step: 'said'; text: string; isProblem: boolean }

/** What came from another device by its link, which works once: so it is asked for by a press. */
export function ReceivedMove() {
  const [state, setState] = useState(heldState)

  useEffect(() => {
    const look = () => {
      if (!location.hash.startsWith('#move=')) return
      const link = parseMoveHash(location.hash)
      setState(link ? { step: 'asking', link } : said(cutOff, true))
    }
    // What is held may still have its link in the address.
    if (!receivedHistory()) look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  if (!state) return null
  return (
    <section className={styles.received} aria-label="From another device">
      {state.step === 'asking' && (
        <>
          <p>Progress from another device is waiting for this one.</p>
          {state.problem !== undefined && (
            <p role="alert" className={styles.message} data-tone="problem">
              {state.problem}
            </p>
          )}
          <Button
            tone="main"
            onClick={async () => {
              setState({ step: 'fetching' })
              setState(await fetched(state.link))
            }}
          >
            Fetch it
          </Button>
        </>
      )}
      {state.step === 'fetching' && <p role="status">Fetching…</p>}
      {state.step === 'there' && (
        <TakeIn
          what="The other device"
          history={state.history}
          onDone={(done) => {
            holdReceived(null)
            setState(done === null ? null : said(done, false))
          }}
        />
      )}
      {state.step === 'said' && (
        <p
          role={state.isProblem ? 'alert' : 'status'}
          className={styles.message}
          data-tone={state.isProblem ? 'problem' : 'plain'}
        >
          {state.text}
        </p>
      )}
    </section>
  )
}

const cutOff = 'This link is incomplete. Copy all of it, or scan the picture again.'

const said = (text: string, isProblem: boolean): State => ({ step: 'said', text, isProblem })

function heldState(): State | null {
  const history = receivedHistory()
  return history && { step: 'there', history }
}

async function fetched(link: MoveLink): Promise<State> {
  try {
    const { sealed } = await takeMove(link.id)
    // It has been used: a reload must not ask for it again.
    if (location.hash === moveHash(link)) {
      history.replaceState(history.state, '', location.pathname)
    }
    const packed = await openMove(sealed, link.key)
    const file = packed ? await unpackPassport(packed) : { problem: cutOff }
    if ('problem' in file) return said(file.problem, true)
    holdReceived(file.history)
    return { step: 'there', history: file.history }
  } catch (error) {
    const problem = messageOf(error, 'It could not be fetched. Please try again.')
    return isOver(error) ? said(problem, true) : { step: 'asking', link, problem }
  }
}

/** The link was used before, or its time is over: to try again is of no use. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 404
