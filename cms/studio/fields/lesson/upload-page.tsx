'use client'
import { Button, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import {
  filesOfDrop,
  filesOfInput,
  type NamedFile,
} from '../../../../web/page-files/named-files.ts'
import { packPage } from '../../../../web/page-files/pack-page.ts'
import { pagesOf, problemOf } from '../../../../web/page-files/page-choice.ts'
import { Problem, useProblem } from '../../../../web/ui/problem.tsx'
import { pageUploadPaths } from '../../../contract/page-files.ts'
import { ReplacedPage } from '../../../contract/uploaded-page.ts'
import { ask, messageOf } from '../../client/studio-client.ts'
import { closedForUpload } from './closed-for-upload.ts'
import { takeTold, tellAfterReload } from './tell-after-reload.ts'
import styles from './upload-page.module.css'

type State = { name: 'idle' | 'sending' } | { name: 'done'; text: string }

const lostConnection = 'The page could not be sent. Please check your connection and try again.'

/** Above a lesson's HTML: another page, with its files, in the place of the one that is there. */
export function UploadPage() {
  const { id } = useDocumentInfo()
  const form = useForm()
  const isModified = useFormModified()
  const [state, setState] = useState<State>({ name: 'idle' })
  const { problem, tell } = useProblem()
  const isSending = state.name === 'sending'

  function refuse(text: string) {
    setState({ name: 'idle' })
    tell(text)
  }

  useEffect(() => {
    const text = takeTold(id)
    if (text) setState({ name: 'done', text })
  }, [id])

  async function choose(files: readonly NamedFile[]) {
    if (files.length === 0 || typeof id !== 'number') return
    const { pages } = pagesOf(files)
    const [page] = pages
    const found = page ? problemOf(page) : 'There is no HTML page among these files.'
    if (!page || found) return refuse(found ?? '')
    if (pages.length > 1) return refuse('Choose one page at a time.')
    tell('')
    setState({ name: 'sending' })
    try {
      const text = await closedForUpload(form, async () => {
        const file = await packPage(page)
        const answer = await ask('PUT', pageUploadPaths.replace(id), { file })
        return doneText(ReplacedPage.parse(answer))
      })
      setState({ name: 'done', text })
      tellAfterReload(id, text)
      // The form holds the page from before, and would save it again.
      window.location.reload()
    } catch (error) {
      refuse(messageOf(error, lostConnection))
    }
  }

  if (typeof id !== 'number') return <p>Save the lesson first, then upload its page here.</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons do the same by keyboard
    <div
      className={styles.upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault()
        if (!isSending && !isModified) choose(await filesOfDrop(event.dataTransfer))
      }}
    >
      <ChooseFiles isDisabled={isSending || isModified} onChoose={choose} />
      <p className={styles.hint}>
        {isModified
          ? 'Save what you have typed first.'
          : 'A page, several files, a folder or a zip file. It is saved in the draft, and its files replace the ones before.'}
      </p>
      <p role="status">{isSending ? 'Uploading...' : state.name === 'done' ? state.text : ''}</p>
      <Problem told={problem} className={styles.problem} />
    </div>
  )
}

interface ChooseFilesProps {
  isDisabled: boolean
  onChoose: (files: readonly NamedFile[]) => void
}

function ChooseFiles({ isDisabled, onChoose }: ChooseFilesProps) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const shared = { buttonStyle: 'secondary', size: 'small', margin: false } as const
  const input = {
    type: 'file',
    hidden: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const chosen = filesOfInput(target.files ?? [])
      target.value = ''
      onChoose(chosen)
    },
  }
  return (
    <div className={styles.buttons}>
      <Button {...shared} disabled={isDisabled} onClick={() => files.current?.click()}>
        Upload another page
      </Button>
      <input {...input} ref={files} multiple aria-label="Page with its files" />
      <Button {...shared} disabled={isDisabled} onClick={() => folder.current?.click()}>
        Upload a folder
      </Button>
      <input {...input} ref={folder} {...{ webkitdirectory: '' }} aria-label="Folder with a page" />
    </div>
  )
}

const doneText = ({ leftOut }: ReplacedPage) =>
  leftOut.length === 0 ? 'Saved in the draft.' : `Saved. Left out: ${leftOut.join(', ')}.`
