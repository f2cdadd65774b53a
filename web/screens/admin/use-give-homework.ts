import { type Dispatch, type SetStateAction, useState } from 'react'
import type { MadeHomework } from '../../../cms/contract/homework.ts'
import { SessionEnded } from '../../data/admin.ts'
import { messageOf } from '../../data/client.ts'
import { useGiveOne } from '../../data/homework.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { PickedFile } from './picked-files.ts'
import type { Choice } from './stored-choice.ts'

interface Gift {
  studentId: number
  files: readonly PickedFile[]
}

/** Gives files to one student; what is refused stays in the list with the reason. */
export function useGiveHomework(setChoice: Dispatch<SetStateAction<Choice>>) {
  const giveOne = useGiveOne()
  const showToast = useToast()
  const [given, setGiven] = useState<readonly MadeHomework[]>([])

  const { run: give, isPending: isGiving } = useAction(async ({ studentId, files }: Gift) => {
    let failure: string | undefined
    for (const { key, html } of files) {
      if (html === null) continue
      try {
        const made = await giveOne(studentId, { htmlContent: html })
        setGiven((before) => [made, ...before])
        setChoice((now) => ({ ...now, files: now.files.filter((file) => file.key !== key) }))
      } catch (error) {
        if (error instanceof SessionEnded) return
        const problem = messageOf(error, 'The server did not answer. The file is still here.')
        failure ??= problem
        setChoice((now) => ({
          ...now,
          files: now.files.map((file) => (file.key === key ? { ...file, problem } : file)),
        }))
      }
    }
    if (failure === undefined) showToast({ title: 'Given', description: 'It stands on her page.' })
    else showToast({ title: 'Upload Failed', description: failure, tone: 'destructive' })
  })

  return { give, isGiving, given }
}
