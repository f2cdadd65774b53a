import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './greeting.module.css'

interface GreetingProps {
  address: string
  /** The line that moves with the voice. */
  children: ReactNode
}

type State = 'silent' | 'speaking' | 'failed'

/** The line under the headline with the tutor's voice in it: one press plays it, another stops it. */
export function Greeting({ address, children }: GreetingProps) {
  const line = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  /** A press that a later one has overtaken, while its code came, plays nothing. */
  const presses = useRef(0)
  const [state, setState] = useState<State>('silent')

  useEffect(
    () => () => {
      presses.current += 1
      stop.current?.()
    },
    [],
  )

  async function toggle() {
    presses.current += 1
    const press = presses.current
    if (state === 'speaking') {
      stop.current?.()
      return setState('silent')
    }
    setState('speaking')
    // Safari plays only what a press has loaded, and the code comes later.
    const sound = new Audio(address)
    sound.load()
    try {
      const { playGreeting } = await import('./play-greeting.ts')
      if (press !== presses.current || !line.current) return
      stop.current = playGreeting({
        sound,
        line: line.current,
        onEnd: () => setState('silent'),
        onProblem: () => setState('failed'),
      })
    } catch {
      if (press === presses.current) setState('failed')
    }
  }

  return (
    <div className={styles.greeting}>
      <div ref={line} className={styles.line} data-speaking={state === 'speaking' || undefined}>
        {children}
      </div>
      <Button tone="plain" className={styles.button} onClick={toggle}>
        <svg aria-hidden="true" viewBox="0 0 12 14" className={styles.sign}>
          <path d={state === 'speaking' ? 'M1 2h10v10H1z' : 'M1 1v12l10-6z'} />
        </svg>
        <span>{state === 'speaking' ? 'Stop' : 'Hear me say hello'}</span>
      </Button>
      <p aria-live="polite" className={styles.problem}>
        {state === 'failed' && 'The sound could not be played. Please try again.'}
      </p>
    </div>
  )
}
