import { useState } from 'react'
import { type FileKind, fileKinds, isOfKind } from '../../features/file-kinds/file-kinds.ts'
import { Field } from '../../ui/field.tsx'
import { type FileText, readTextFile } from '../../ui/text-file/read-text-file.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { fileToasts } from './file-texts.ts'

interface FileInputProps {
  kind: FileKind
  label: string
  hint: string
  isDisabled: boolean
  /** Why no file can be taken now. */
  refusal?: ReturnType<typeof fileToasts.alreadyThere> | undefined
  onText: (text: string) => void
}

/** Reads a chosen file as text into its editor (spec §2); a file that cannot be used says why. */
export function FileInput(props: FileInputProps) {
  const { kind, label, hint, isDisabled, refusal, onText } = props
  const showToast = useToast()
  const [problem, setProblem] = useState<string | undefined>()

  async function choose(input: HTMLInputElement) {
    const file = input.files?.[0]
    // The same file can be chosen again after it was corrected.
    input.value = ''
    if (!file) return
    if (refusal) return showToast(refusal)
    const { text, problem: found } = await readAccepted(file, kind)
    setProblem(found)
    if (found !== undefined) return showToast(fileToasts.unusable(found))
    onText(text ?? '')
  }

  return (
    <Field label={label} hint={hint} error={problem}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={fileKinds[kind].accept}
          disabled={isDisabled}
          onChange={({ currentTarget }) => choose(currentTarget)}
        />
      )}
    </Field>
  )
}

async function readAccepted(file: File, kind: FileKind): Promise<FileText> {
  const known = fileKinds[kind]
  return isOfKind(file, kind) ? readTextFile(file, known) : { problem: known.wrongKind }
}
