import { SessionEnded } from '../../data/admin.ts'
import { ApiError, messageOf } from '../../data/client.ts'
import { useUploadLesson } from '../../data/lesson-writes.ts'
import { useUploadPage } from '../../data/page-uploads.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { isReady, type PickedFile } from './picked-files.ts'
import { runUploads } from './run-uploads.ts'
import { type KeptUploads, withoutFile, withProblem } from './stored-choice.ts'
import type { Uploaded } from './uploaded.ts'

/**
 * Uploads files one after the other, so that they are numbered in their order. What is stored
 * leaves the list; what is refused stays with the reason; without a server the rest waits.
 */
export function useUploadFiles(kept: KeptUploads) {
  const store = useStore()
  const showToast = useToast()

  async function uploadAll({ courseId, files }: Upload) {
    let stored = 0
    let failure: string | undefined
    for (const file of files.filter(isReady)) {
      const { key } = file
      try {
        const made = await store(courseId, file)
        stored += 1
        kept.change((now) => ({ ...withoutFile(now, key), uploaded: [made, ...now.uploaded] }))
      } catch (error) {
        if (error instanceof SessionEnded) return
        const problem = messageOf(error, 'Failed to upload lesson')
        failure ??= problem
        kept.change((now) => withProblem(now, key, problem))
        if (!isAboutThisFile(error)) break
      }
    }
    if (failure !== undefined) {
      showToast({ title: 'Upload Failed', description: failure, tone: 'destructive' })
    } else {
      showToast({ title: 'Success!', description: successText(stored) })
    }
  }

  return (upload: Upload) => runUploads(kept, () => uploadAll(upload))
}

interface Upload {
  courseId: number
  files: readonly PickedFile[]
}

/** A page alone goes as text, one with files packed. */
function useStore() {
  const uploadLesson = useUploadLesson()
  const uploadPage = useUploadPage()
  return async (courseId: number, { html, page }: PickedFile): Promise<Uploaded> => {
    if (!page) {
      return { lesson: await uploadLesson({ courseId, htmlContent: html ?? '' }), leftOut: [] }
    }
    const { packPage } = await import('../../page-files/pack-page.ts')
    return uploadPage({ courseId, page: await packPage(page) })
  }
}

/** The server has looked at the file and refused it; the next may be right. */
const isAboutThisFile = (error: unknown) =>
  error instanceof ApiError && [400, 413, 415].includes(error.status)

const successText = (stored: number) =>
  stored === 1
    ? 'HTML lesson uploaded successfully'
    : `${stored} HTML lessons uploaded successfully`
