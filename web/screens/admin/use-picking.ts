import { useState } from 'react'
import { fileKinds } from '../../features/file-kinds/file-kinds.ts'
import type { NamedFile } from '../../page-files/named-files.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { newAmong, readPicked } from './picked-files.ts'
import { type KeptUploads, withFiles } from './stored-choice.ts'

/** Reads what was chosen or dropped into the list of files, and says what cannot be taken. */
export function usePicking(kept: KeptUploads) {
  const showToast = useToast()
  const [readings, setReadings] = useState(0)

  const refuse = (description: string) =>
    showToast({ title: 'Invalid File', description, tone: 'destructive' })

  async function pick(chosen: readonly NamedFile[]) {
    if (chosen.length === 0) return
    setReadings((now) => now + 1)
    const { picked, refused } = await readPicked(chosen)
    setReadings((now) => now - 1)
    // What was chosen or removed meanwhile counts as well.
    const added = newAmong(picked, kept.latest().choice.files)
    kept.change((now) => withFiles(now, (files) => [...files, ...added]))
    const problem = added.find((file) => file.problem)?.problem
    if (refused > 0) refuse(fileKinds.html.wrongKind)
    else if (problem) refuse(problem)
    else if (added.length < picked.length) refuse('This file is already in the list.')
  }

  return { isReading: readings > 0, pick }
}
