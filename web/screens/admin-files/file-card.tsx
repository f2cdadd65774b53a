import { type ReactNode, useRef, useState } from 'react'
import type { CourseFileKind } from '../../../cms/contract/course.ts'
import { ApiError } from '../../data/client.ts'
import { useDeleteCourseFile, useRefreshCourse } from '../../data/course-files.ts'
import { useAdminAction } from '../../data/use-admin-action.ts'
import { Button } from '../../ui/button.tsx'
import { CodeArea, tabHint } from '../../ui/code-area/code-area.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { FileInput } from './file-input.tsx'
import styles from './file-manager.module.css'
import { fileNames, fileToasts } from './file-texts.ts'

interface FileCardProps {
  courseId: number
  kind: CourseFileKind
  /** The file that the course has; null where it has none. */
  present: string | null
  /** What is written here and not saved. */
  typed: string
  keep: (text: string | undefined) => void
  /** The files are being saved. */
  isPending: boolean
  onDeleted: () => void
}

export function FileCard(props: FileCardProps) {
  const { courseId, kind, present, typed, keep, isPending, onDeleted } = props
  const deleteFile = useDeleteCourseFile()
  const refreshCourse = useRefreshCourse()
  const showToast = useToast()
  const [deleted, setDeleted] = useState<string | null>(null)
  /** What was to be deleted when another file stood in its place already. */
  const [replaced, setReplaced] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const name = fileNames[kind]
  const isPresent = Boolean(present)
  const isNewer = replaced !== null && replaced !== present
  const hasTyped = typed.trim() !== ''

  function change(text: string) {
    setDeleted(null)
    keep(text)
  }

  /** For a button that goes away when it has done this: the keyboard goes on at the card's head. */
  const fromHead = (act: () => void) => () => {
    act()
    title.current?.focus()
  }

  const { run: remove, isPending: isDeleting } = useAdminAction(
    async () => {
      await deleteFile(courseId, kind, present ?? '')
      setDeleted(present)
      onDeleted()
      // The button that had the focus is gone.
      title.current?.focus()
      showToast(fileToasts.deleted(kind))
    },
    async (error) => {
      showToast(fileToasts.notDeleted(kind))
      if (!(error instanceof ApiError && error.status === 409)) return
      setReplaced(present)
      await refreshCourse(courseId)
    },
  )

  return (
    <section aria-labelledby={`${kind}-title`} className={styles.card}>
      <h2 id={`${kind}-title`} ref={title} tabIndex={-1} className={styles.cardTitle}>
        {name} file
      </h2>
      <div role="status" className={styles.notes}>
        {isPresent && (
          <Note
            text={
              isNewer
                ? `A newer ${name} file has been uploaded elsewhere in the meantime. It is shown here now and has not been deleted.`
                : `A ${name} file is already uploaded. Delete it to upload another one.`
            }
          >
            <Button
              tone="danger"
              aria-disabled={isDeleting || isPending}
              onClick={() => isPending || remove()}
            >
              Delete<span className="visually-hidden"> {name} file</span>
            </Button>
          </Note>
        )}
        {isPresent && hasTyped && (
          <Note
            text={`Your own ${name} text has not been saved, but it is kept. It comes back here once the uploaded file is deleted.`}
          >
            <Button tone="quiet" onClick={fromHead(() => keep(undefined))}>
              Discard my text
            </Button>
          </Note>
        )}
        {!isPresent && !hasTyped && deleted !== null && (
          <Note text={`The ${name} file has been deleted.`}>
            <Button tone="quiet" onClick={fromHead(() => change(deleted))}>
              Put its text back
            </Button>
          </Note>
        )}
      </div>
      <FileInput
        kind={kind}
        label={`Choose a ${name} file`}
        hint={`A .${kind} file of up to 1 MB; its text opens below.`}
        isDisabled={isPresent || isPending}
        refusal={isPresent ? fileToasts.alreadyThere(kind) : undefined}
        onText={change}
      />
      <Field label={`${name} content`} hint={isPresent ? undefined : tabHint}>
        {(control) => (
          <CodeArea
            {...control}
            value={isPresent ? (present ?? '') : typed}
            readOnly={isPresent || isPending}
            onChange={change}
          />
        )}
      </Field>
    </section>
  )
}

interface NoteProps {
  text: string
  /** What can be done about it. */
  children: ReactNode
}

function Note({ text, children }: NoteProps) {
  return (
    <div className={styles.alert}>
      <p>{text}</p>
      {children}
    </div>
  )
}
