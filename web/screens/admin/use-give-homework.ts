import { type Dispatch, type SetStateAction, useState } from 'react'
import type { GivenPage } from '../../../cms/contract/uploaded-page.ts'
import { SessionEnded } from '../../data/admin.ts'
import { messageOf } from '../../data/client.ts'
import { useGiveOne } from '../../data/homework.ts'
import { useGivePage } from '../../data/page-uploads.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../ui/use-action.ts'
import { isReady, type PickedFile } from './picked-files.ts'
import type { Choice } from './stored-choice.ts'

interface Gift {
  studentId: number
  files: readonly PickedFile[]
}

/** Gives files to one student; what is refused stays in the list with the reason. */
export function useGiveHomework(setChoice: Dispatch<SetStateAction<Choice>>) {
  const store = useStore()
  const showToast = useToast()
  const [given, setGiven] = useState<readonly GivenPage[]>([])

  const { run: give, isPending: isGiving } = useAction(async ({ studentId, files }: Gift) => {
    let failure: string | undefined
    for (const file of files.filter(isReady)) {
      const { key } = file
      try {
        const made = await store(studentId, file)
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

/** A page alone goes as text, one with files packed. */
function useStore() {
  const giveOne = useGiveOne()
  const givePage = useGivePage()
  return async (studentId: number, { html, page }: PickedFile): Promise<GivenPage> => {
    if (!page) {
      return { homework: await giveOne(studentId, { htmlContent: html ?? '' }), leftOut: [] }
    }
    const { packPage } = await import('../../page-files/pack-page.ts')
    return givePage(studentId, await packPage(page))
  }
}
