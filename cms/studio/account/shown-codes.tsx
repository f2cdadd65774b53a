'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import styles from './account.module.css'

/** Recovery codes, which nobody can show again. */
export function ShownCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => told.current?.focus(), []) // the field that was typed in has made room for this
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <div className={styles.key}>
      <p ref={told} tabIndex={-1}>
        <strong>The second step is on.</strong> Keep these recovery codes somewhere safe, apart from
        your phone. Each opens your account once, and they are shown only now.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <a href={file} download="recovery-codes.txt">
          Save as a file
        </a>
        <Button margin={false} onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
