import { type DragEvent, type Ref, useState } from 'react'
import { fileKinds } from '../../features/file-kinds/file-kinds.ts'
import { Field } from '../../ui/field.tsx'
import styles from './upload-lessons.module.css'

interface FileChoiceProps {
  inputRef: Ref<HTMLInputElement>
  isDisabled: boolean
  onChoose: (files: readonly File[]) => void
}

/** Files are chosen in the dialog or dropped onto the field. */
export function FileChoice({ inputRef, isDisabled, onChoose }: FileChoiceProps) {
  const [isOver, setIsOver] = useState(false)

  function take(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onChoose([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by keyboard
    <div
      className={styles.drop}
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
        hint="One or more files that end in .html or .htm, up to 5 MB each. You can drop them here."
      >
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept={fileKinds.html.accept}
            multiple
            disabled={isDisabled}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])]
              // The list below shows what is chosen; empty, the field takes the same file again.
              event.target.value = ''
              onChoose(chosen)
            }}
          />
        )}
      </Field>
    </div>
  )
}
