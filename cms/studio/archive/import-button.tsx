'use client'
import { toast } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { PendingButton } from '../client/pending-button.tsx'
import { messageOf } from '../client/studio-client.ts'
import styles from './import-button.module.css'

const lostConnection = 'The import failed. Please check your connection and try again.'

interface ImportButtonProps {
  /** On the button, and for who hears the page: what kind of file it takes. */
  text: string
  fileLabel: string
  /** Sends the archive; gives what to say, and where to go. */
  send: (archive: Blob) => Promise<{ told: string; path: string }>
  children?: ReactNode
}

/** Above a list: takes an exported file. */
export function ImportButton({ text, fileLabel, send, children }: ImportButtonProps) {
  const router = useRouter()
  const here = usePathname()
  const input = useRef<HTMLInputElement>(null)
  const [isImporting, setIsImporting] = useState(false)
  const [problem, setProblem] = useState('')

  async function importFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = '' // the same file may be chosen again
    if (!file) return
    setProblem('')
    setIsImporting(true)
    try {
      // The type is ours to say: not every system knows the ending of the file.
      const { told, path } = await send(new Blob([file], { type: 'application/zip' }))
      toast.success(told)
      router.push(path)
      if (path === here) router.refresh() // Next asks for no page that it shows already
    } catch (error) {
      setProblem(messageOf(error, lostConnection))
    } finally {
      setIsImporting(false)
    }
  }

  return (
    <div className={styles.importButton}>
      <PendingButton
        buttonStyle="secondary"
        size="small"
        isPending={isImporting}
        onClick={() => input.current?.click()}
      >
        {isImporting ? 'Importing...' : text}
      </PendingButton>
      {children}
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={fileLabel}
        className={styles.file}
        tabIndex={-1}
        onChange={importFile}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
