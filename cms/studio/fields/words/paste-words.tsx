'use client'
import {
  Button,
  Drawer,
  toast,
  useDocumentInfo,
  useDrawerSlug,
  useForm,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'
import { Problem, useProblem } from '../../../../web/ui/problem.tsx'
import { useLeaveWarning } from '../../../../web/ui/stored-text/use-leave-warning.ts'
import { WordsBox } from '../../../../web/words-box/words-box.tsx'
import type { WordsServer } from '../../../../web/words-box/words-server.ts'
import { PasteAnswer } from '../../../contract/exercise-making.ts'
import { GapReport } from '../../../contract/gap-report.ts'
import { tutorApiPaths } from '../../../contract/tutor-paths.ts'
import { PendingButton } from '../../client/pending-button.tsx'
import { notFilled } from '../../client/put-into-form.ts'
import { ask, messageOf } from '../../client/studio-client.ts'
import { useFilledForm } from '../../client/use-filled-form.ts'
import { formName } from '../../typing/open-forms.ts'
import { filledWords, fillProblem, leftOut, type WordList } from './fill-words.ts'
import styles from './paste-words.module.css'
import { useKeptBox } from './use-kept-box.ts'

const server: WordsServer = {
  read: async (paste) =>
    PasteAnswer.parse(await ask('POST', tutorApiPaths.pasteReading, { json: paste })),
  check: async (words) => GapReport.parse(await ask('POST', tutorApiPaths.gaps, { json: words })),
  problemOf: (error) =>
    messageOf(error, 'The server did not answer. Your words are still here; try again.'),
}

/** The words box in a drawer; what was read and corrected there is put into the form. */
export function PasteWords({ list }: { list: WordList }) {
  const { getData, setModified } = useForm()
  const putIntoForm = useFilledForm()
  const { openModal, closeModal } = useModal()
  const drawer = useDrawerSlug('paste-words')
  const [content, setContent] = useKeptBox(formName(useDocumentInfo()))
  const { problem, tell } = useProblem()
  const [isPending, setIsPending] = useState(false)
  const { length } = content.rows
  const left = leftOut(list, content.rows)
  // They outlive any other way out than that of the browser's tab.
  useLeaveWarning(length > 0)

  async function fill() {
    const data = getData()
    const missing = fillProblem(list, data[list], content.rows)
    tell(missing ?? '')
    if (missing !== null) return
    setIsPending(true)
    const words = filledWords(list, data[list], content.rows)
    const isFilled = await putIntoForm({ ...data, [list]: words })
    setIsPending(false)
    if (!isFilled) return tell(notFilled)
    closeModal(drawer)
    setModified(true)
    setContent((now) => ({ ...now, rows: [] }))
    toast.success('The words are in the form. Check them, then save.')
  }

  return (
    <div className={styles.field}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(drawer)}>
        Paste words
      </Button>
      {length > 0 && (
        <p className={styles.waiting}>
          {length === 1
            ? '1 word is waiting in Paste words.'
            : `${length} words are waiting in Paste words.`}
        </p>
      )}
      <Drawer slug={drawer} title="Paste words">
        <div className={styles.drawer}>
          <WordsBox content={content} onChange={setContent} server={server} />
          {left !== null && <p className={styles.left}>{left}</p>}
          <Problem told={problem} className={styles.problem} />
          {length > 0 && (
            <PendingButton isPending={isPending} onClick={fill}>
              {length === 1 ? 'Put this word into the form' : `Put ${length} words into the form`}
            </PendingButton>
          )}
        </div>
      </Drawer>
    </div>
  )
}
