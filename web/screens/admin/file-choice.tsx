import { type DragEvent, type Ref, useRef, useState } from 'react'
import { fileEndings } from '../../../cms/contract/file-types.ts'
import { fileKinds } from '../../features/file-kinds/file-kinds.ts'
import { filesOfDrop, filesOfInput, type NamedFile } from '../../page-files/named-files.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './upload-lessons.module.css'

interface FileChoiceProps {
  inputRef: Ref<HTMLInputElement>
  isDisabled: boolean
  error: string | undefined
  onChoose: (files: readonly NamedFile[]) => void
}

/** What the dialog offers: pages, what stands beside them, and both packed. */
const accept = [
  fileKinds.html.accept,
  '.zip',
  ...fileEndings,
  'image/*',
  'audio/*',
  'video/*',
].join()

/** Files are chosen in the dialog, a folder in another, or both dropped onto the field. */
export function FileChoice({ inputRef, isDisabled, error, onChoose }: FileChoiceProps) {
  const [isOver, setIsOver] = useState(false)

  async function take(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onChoose(await filesOfDrop(event.dataTransfer))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by keyboard
    <div
      className={styles.drop}
      data-drop // web/page-files/kept-drops.ts
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      <Field
        label="HTML file"
        error={error}
        hint="One or more files that end in .html or .htm, up to 5 MB each. If a page needs other files, choose them with it: all of them, their folder, or a zip file. You can also drop them here."
      >
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept={accept}
            multiple
            disabled={isDisabled}
            onChange={(event) => {
              const chosen = filesOfInput(event.target.files ?? [])
              // The list below shows what is chosen; empty, the field takes the same file again.
              event.target.value = ''
              onChoose(chosen)
            }}
          />
        )}
      </Field>
      <FolderChoice isDisabled={isDisabled} onChoose={onChoose} />
    </div>
  )
}

/** A field for files takes no folder, and one for folders no files. */
function FolderChoice({ isDisabled, onChoose }: Pick<FileChoiceProps, 'isDisabled' | 'onChoose'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p className={styles.folder}>
        <Button tone="plain" disabled={isDisabled} onClick={() => input.current?.click()}>
          Choose a folder
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        {...{ webkitdirectory: '' }}
        hidden
        aria-label="Folder with a page"
        onChange={(event) => {
          const chosen = filesOfInput(event.target.files ?? [])
          event.target.value = ''
          onChoose(chosen)
        }}
      />
    </>
  )
}
