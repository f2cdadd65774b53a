import { type Dispatch, type SetStateAction, useState } from 'react'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { SessionEnded } from '../../data/admin.ts'
import { ApiError, messageOf } from '../../data/client.ts'
import { useUploadLesson } from '../../data/lesson-writes.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { PickedFile } from './picked-files.ts'
import type { Choice } from './stored-choice.ts'

/**
 * Uploads files one after the other, so that they are numbered in their order. What is stored
 * leaves the list; what is refused stays with the reason; without a server the rest waits.
 */
export function useUploadFiles(setChoice: Dispatch<SetStateAction<Choice>>) {
  const uploadLesson = useUploadLesson()
  const showToast = useToast()
  const [uploaded, setUploaded] = useState<readonly LessonAnswer[]>([])

  const { run: upload, isPending: isUploading } = useAction(async ({ courseId, files }: Upload) => {
    let stored = 0
    let failure: string | undefined
    for (const { key, html } of files) {
      if (html === null) continue
      try {
        const lesson = await uploadLesson({ courseId, htmlContent: html })
        stored += 1
        setUploaded((before) => [lesson, ...before])
        setChoice((now) => ({ ...now, files: now.files.filter((file) => file.key !== key) }))
      } catch (error) {
        if (error instanceof SessionEnded) return
        const problem = messageOf(error, 'Failed to upload lesson')
        failure ??= problem
        setChoice((now) => ({
          ...now,
          files: now.files.map((file) => (file.key === key ? { ...file, problem } : file)),
        }))
        if (!isAboutThisFile(error)) break
      }
    }
    if (failure !== undefined) {
      showToast({ title: 'Upload Failed', description: failure, tone: 'destructive' })
    } else {
      showToast({ title: 'Success!', description: successText(stored) })
    }
  })

  return { upload, isUploading, uploaded }
}

interface Upload {
  courseId: number
  files: readonly PickedFile[]
}

/** The server has looked at the file and refused it; the next may be right. */
const isAboutThisFile = (error: unknown) =>
  error instanceof ApiError && [400, 413, 415].includes(error.status)

const successText = (stored: number) =>
  stored === 1
    ? 'HTML lesson uploaded successfully'
    : `${stored} HTML lessons uploaded successfully`
