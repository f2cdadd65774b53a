import type { GivenPage } from '../../../cms/contract/uploaded-page.ts'
import { SessionEnded } from '../../data/admin.ts'
import { messageOf } from '../../data/client.ts'
import { useGiveOne } from '../../data/homework.ts'
import { useGivePage } from '../../data/page-uploads.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { isReady, type PickedFile } from './picked-files.ts'
import { runUploads } from './run-uploads.ts'
import { type KeptUploads, withoutFile, withProblem } from './stored-choice.ts'

interface Gift {
  studentId: number
  files: readonly PickedFile[]
}

/** Gives files to one student; what is refused stays in the list with the reason. */
export function useGiveHomework(kept: KeptUploads) {
  const store = useStore()
  const showToast = useToast()

  async function giveAll({ studentId, files }: Gift) {
    let failure: string | undefined
    for (const file of files.filter(isReady)) {
      const { key } = file
      try {
        const made = await store(studentId, file)
        kept.change((now) => ({ ...withoutFile(now, key), given: [made, ...now.given] }))
      } catch (error) {
        if (error instanceof SessionEnded) return
        const problem = messageOf(error, notTold)
        failure ??= problem
        kept.change((now) => withProblem(now, key, problem))
      }
    }
    if (failure === undefined)
      showToast({ title: 'Given', description: 'It is on the student’s page.' })
    else showToast({ title: 'Upload Failed', description: failure, tone: 'destructive' })
  }

  return (gift: Gift) => runUploads(kept, () => giveAll(gift))
}

/** No answer does not mean no homework: the server may have stored it, and then does so no more. */
const notTold =
  'The server did not answer, but your file is still here. Please try again: if it has already been saved, it will not be saved twice.'

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
