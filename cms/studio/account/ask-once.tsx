'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { passkeyNameLength } from '../../contract/passkey.ts'
import { passkeyProblem } from '../../contract/passkey-problem.ts'
import { messageOf } from '../client/studio-client.ts'
import styles from './account.module.css'

interface AskOnceProps {
  label: string
  kind: 'password' | 'code' | 'name'
  /** What stands in the field before anything is typed. */
  initial?: string
  done: string
  send(text: string): Promise<void>
  leave(): void
}

/**
 * One field and what comes of it. No form: it stands within that of the account, which Enter would
 * save.
 */
export function AskOnce({ label, kind, initial = '', done, send, leave }: AskOnceProps) {
  const id = useId()
  const part = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  async function submit() {
    if (isPending) return
    setIsPending(true)
    setProblem(null)
    try {
      await send(text)
    } catch (error) {
      setProblem(messageOf(error, passkeyProblem(error) ?? 'The server did not answer. Try again.'))
      if (kind !== 'name') setText('') // a secret is typed anew
      // The button that was pressed was closed meanwhile, and lost it. Who has gone on is left there.
      const { activeElement, body } = document
      if (activeElement === body || part.current?.contains(activeElement)) field.current?.focus()
    }
    setIsPending(false)
  }
  function onKeyDown(event: KeyboardEvent) {
    // The keys belong to who writes in Japanese; in Safari the code alone tells of the last one.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape' && !isPending) leave()
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <div ref={part} className={styles.ask}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        className={styles.input}
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed has made room for it
        autoFocus
        {...fieldOf[kind]}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== null}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-problem`} role="alert">
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <div className={styles.actions}>
        <Button margin={false} disabled={isPending} onClick={submit}>
          {done}
        </Button>
        <Button buttonStyle="secondary" margin={false} disabled={isPending} onClick={leave}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

const fieldOf = {
  password: {
    type: 'password',
    inputMode: 'text',
    autoComplete: 'current-password',
    maxLength: 200,
  },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 100 },
  name: { type: 'text', inputMode: 'text', autoComplete: 'off', maxLength: passkeyNameLength },
} as const
