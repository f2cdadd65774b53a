import { type FormEvent, useRef, useState } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { ApiError } from '../../data/client.ts'
import { useUploadLesson } from '../../data/lesson-writes.ts'
import { readTextFile } from '../../features/text-file/read-text-file.ts'
import { useToast } from '../../features/toasts/toast-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { isLessonFile, lessonFileTypes } from './lesson-file.ts'
import { SoonCard } from './soon-card.tsx'
import styles from './upload-lessons.module.css'

/** Chooses a course and an HTML file and stores it as the course's next lesson. */
export function UploadLessons({ courses }: { courses: readonly CourseSummary[] }) {
  const upload = useUploadLesson()
  const showToast = useToast()
  const fileInput = useRef<HTMLInputElement>(null)
  const [courseId, setCourseId] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isUploading, setIsUploading] = useState(false)

  function clearFile() {
    setFile(null)
    if (fileInput.current) fileInput.current.value = ''
  }

  function chooseFile(chosen: File | undefined) {
    if (chosen && !isLessonFile(chosen)) {
      clearFile()
      return showToast({
        title: 'Invalid File',
        description: 'Please select a valid HTML file.',
        tone: 'destructive',
      })
    }
    setFile(chosen ?? null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isUploading) return
    if (courseId === '' || !file) {
      return showToast({
        title: 'Missing Information',
        description: 'Please select a course and HTML file.',
        tone: 'destructive',
      })
    }
    setIsUploading(true)
    try {
      await upload({ courseId: Number(courseId), htmlContent: await readTextFile(file) })
      clearFile()
      showToast({ title: 'Success!', description: 'HTML lesson uploaded successfully' })
    } catch (error) {
      const message = error instanceof ApiError ? error.serverMessage : undefined
      showToast({
        title: 'Upload Failed',
        description: message ?? 'Failed to upload lesson',
        tone: 'destructive',
      })
    } finally {
      setIsUploading(false)
    }
  }

  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <Field label="Target course">
          {(control) => (
            <select
              {...control}
              value={courseId}
              onChange={(event) => setCourseId(event.target.value)}
            >
              <option value="">Select a course</option>
              {courses.map(({ id, name, category }) => (
                <option key={id} value={id}>
                  {name} ({category})
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="HTML file" hint="A file that ends in .html or .htm, up to 5 MB.">
          {(control) => (
            <input
              {...control}
              ref={fileInput}
              type="file"
              accept={lessonFileTypes}
              onChange={(event) => chooseFile(event.target.files?.[0])}
            />
          )}
        </Field>
        <Button type="submit" tone="main" disabled={isUploading}>
          {isUploading ? 'Uploading...' : 'Upload HTML Lesson'}
        </Button>
      </form>
      <div className={styles.soon}>
        <SoonCard name="PDF" accept=".pdf" />
        <SoonCard name="Presentation" accept=".ppt,.pptx" />
      </div>
    </>
  )
}
