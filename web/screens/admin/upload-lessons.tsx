import { type FormEvent, useRef, useState } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { useIsOwner } from '../../data/admin.ts'
import { CourseSelect } from '../../features/course-select/course-select.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { FileChoice } from './file-choice.tsx'
import { FileList } from './file-list.tsx'
import { ForWhom } from './for-whom.tsx'
import { GivenHomework } from './given-homework.tsx'
import { isReady } from './picked-files.ts'
import { SoonCard } from './soon-card.tsx'
import { type Choice, useUploads, withoutFile } from './stored-choice.ts'
import styles from './upload-lessons.module.css'
import { UploadedLessons } from './uploaded-lessons.tsx'
import { useGiveHomework } from './use-give-homework.ts'
import { usePicking } from './use-picking.ts'
import { useUploadFiles } from './use-upload-files.ts'

/** Chooses a course and HTML files and stores each as the course's next lesson. */
export function UploadLessons({ courses }: { courses: readonly CourseSummary[] }) {
  const showToast = useToast()
  const { value, ...kept } = useUploads()
  const { choice, uploaded, given, isRunning: isBusy } = value
  const upload = useUploadFiles(kept)
  const give = useGiveHomework(kept)
  const { isReading, pick } = usePicking(kept)
  const [isRefused, setIsRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const isOwner = useIsOwner()
  const { courseId, studentId, files } = choice
  const isForOne = isOwner && choice.isForOne // the choice of whoever was signed in before
  const isForNobody = (isForOne ? studentId : courseId) === null
  const hasNoFile = !files.some(isReady)

  const choosePart = (part: Partial<Choice>) =>
    kept.change((now) => ({ ...now, choice: { ...now.choice, ...part } }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isReading) return
    setIsRefused(false)
    if (hasNoFile) return refuse()
    if (!isForOne) return courseId === null ? refuse() : upload({ courseId, files })
    return studentId === null ? refuse() : give({ studentId, files })
  }

  /** The toast is soon gone: what is missing stands at its field until it is there. */
  function refuse() {
    setIsRefused(true)
    const whom = isForOne ? 'student' : 'course'
    const description = `Please select a ${whom} and HTML file.`
    showToast({ title: 'Missing Information', description, tone: 'destructive' })
    const missing = isForNobody ? select : input
    missing.current?.focus()
  }

  function drop(key: string) {
    kept.change((now) => withoutFile(now, key))
    input.current?.focus()
  }

  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        {isOwner ? (
          <ForWhom
            choice={choice}
            isDisabled={isBusy}
            error={isRefused && isForNobody ? 'Please select a student.' : undefined}
            selectRef={select}
            onChange={choosePart}
          />
        ) : (
          <p>What you upload is kept as a draft until the owner publishes it.</p>
        )}
        {!isForOne && (
          <CourseSelect
            label="Target course"
            courses={courses}
            courseId={courseId}
            isDisabled={isBusy}
            error={isRefused && isForNobody ? 'Please select a course.' : undefined}
            ref={select}
            onChoose={(chosen) => choosePart({ courseId: chosen })}
          />
        )}
        <FileChoice
          inputRef={input}
          isDisabled={isBusy}
          error={isRefused && hasNoFile ? 'Please select an HTML file.' : undefined}
          onChoose={pick}
        />
        <FileList
          files={files}
          courseId={isForOne ? null : courseId}
          isUploading={isBusy}
          isHomework={isForOne}
          onDrop={drop}
        />
        <Button type="submit" tone="main" aria-disabled={isBusy || isReading}>
          {buttonText(isBusy, isForOne)}
        </Button>
      </form>
      <GivenHomework given={given} />
      <UploadedLessons lessons={uploaded} courses={courses} />
      <div className={styles.soon}>
        <SoonCard name="PDF" accept=".pdf" />
        <SoonCard name="Presentation" accept=".ppt,.pptx" />
      </div>
    </>
  )
}

function buttonText(isBusy: boolean, isForOne: boolean): string {
  if (isBusy) return 'Uploading...'
  return isForOne ? 'Give it as homework' : 'Upload HTML Lesson'
}
