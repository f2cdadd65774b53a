import { type ChangeEvent, useState } from 'react'
import type { History } from '../../passport/history.ts'
import { passport } from '../../passport/passport.ts'
import { packPassport, unpackPassport } from '../../passport/passport-file.ts'
import { dayOf } from '../../passport/tally.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './my-progress-screen.module.css'
import { TakeIn } from './take-in.tsx'

type State = { problem: string } | { history: History } | { done: string } | null

/** Saves the passport as a file, and takes one in. */
export function FileCopy({ isEmpty }: { isEmpty: boolean }) {
  const [state, setState] = useState<State>(null)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setState(null)
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
    currentTarget.value = '' // the same file may be chosen again
    setState(await unpackPassport(new Uint8Array(bytes)))
  }

  async function save() {
    try {
      await saveFile()
      setState({ done: 'Saved. Keep the file where you can find it again.' })
    } catch {
      setState({ problem: 'The file could not be made. Please try again.' })
    }
  }

  return (
    <div>
      <div className={styles.actions}>
        {!isEmpty && (
          <Button tone="main" onClick={save}>
            Save as a file
          </Button>
        )}
        <label className={buttonClass('plain', styles.file)}>
          Open a saved file
          {/* Any file: an iPhone knows no kind of this name and would let nobody choose it. */}
          <input type="file" onChange={choose} />
        </label>
      </div>
      {state && 'problem' in state && (
        <p role="alert" className={styles.message} data-tone="problem">
          {state.problem}
        </p>
      )}
      {state && 'done' in state && (
        <p role="status" className={styles.message}>
          {state.done}
        </p>
      )}
      {state && 'history' in state && (
        <TakeIn
          what="This file"
          history={state.history}
          onDone={(done) => setState(done === null ? null : { done })}
        />
      )}
    </div>
  )
}

async function saveFile() {
  const open = await passport()
  const packed = await packPassport(open.said().device, open.history())
  const address = URL.createObjectURL(
    new Blob([new Uint8Array(packed)], { type: 'application/gzip' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `my-english-${dayOf(Date.now())}.progress`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
