import { type FormEvent, useRef, useState } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { useIsOwner } from '../../data/admin.ts'
import { CourseSelect } from '../../features/course-select/course-select.tsx'
import { fileKinds } from '../../features/file-kinds/file-kinds.ts'
import type { NamedFile } from '../../page-files/named-files.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { FileChoice } from './file-choice.tsx'
import { FileList } from './file-list.tsx'
import { ForWhom } from './for-whom.tsx'
import { GivenHomework } from './given-homework.tsx'
import { isReady, newAmong, readPicked } from './picked-files.ts'
import { SoonCard } from './soon-card.tsx'
import { type Choice, useUploads, withFiles, withoutFile } from './stored-choice.ts'
import styles from './upload-lessons.module.css'
import { UploadedLessons } from './uploaded-lessons.tsx'
import { useGiveHomework } from './use-give-homework.ts'
import { useUploadFiles } from './use-upload-files.ts'

/** Chooses a course and HTML files and stores each as the course's next lesson. */
export function UploadLessons({ courses }: { courses: readonly CourseSummary[] }) {
  const showToast = useToast()
  const { value, ...kept } = useUploads()
  const { choice, uploaded, given, isRunning: isBusy } = value
  const upload = useUploadFiles(kept)
  const give = useGiveHomework(kept)
  const [readings, setReadings] = useState(0)
  const isReading = readings > 0
  const input = useRef<HTMLInputElement>(null)
  const isOwner = useIsOwner()
  const { courseId, studentId, files } = choice
  const isForOne = isOwner && choice.isForOne // the choice of whoever was signed in before

  const tell = (title: string, description: string) =>
    showToast({ title, description, tone: 'destructive' })

  const choosePart = (part: Partial<Choice>) =>
    kept.change((now) => ({ ...now, choice: { ...now.choice, ...part } }))

  async function choose(chosen: readonly NamedFile[]) {
    if (chosen.length === 0) return
    setReadings((now) => now + 1)
    const { picked, refused } = await readPicked(chosen)
    setReadings((now) => now - 1)
    // What was chosen or removed meanwhile counts as well.
    const added = newAmong(picked, kept.latest().choice.files)
    kept.change((now) => withFiles(now, (files) => [...files, ...added]))
    const problem = added.find((file) => file.problem)?.problem
    if (refused > 0) tell('Invalid File', fileKinds.html.wrongKind)
    else if (problem) tell('Invalid File', problem)
    else if (added.length < picked.length) tell('Invalid File', 'This file is already in the list.')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isReading) return
    const hasFile = files.some(isReady)
    if (isForOne) {
      if (studentId === null || !hasFile) {
        return tell('Missing Information', 'Please select a student and HTML file.')
      }
      return give({ studentId, files })
    }
    if (courseId === null || !hasFile) {
      return tell('Missing Information', 'Please select a course and HTML file.')
    }
    upload({ courseId, files })
  }

  function drop(key: string) {
    kept.change((now) => withoutFile(now, key))
    input.current?.focus()
  }

  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        {isOwner ? (
          <ForWhom choice={choice} isDisabled={isBusy} onChange={choosePart} />
        ) : (
          <p>What you upload is kept as a draft until the owner publishes it.</p>
        )}
        {!isForOne && (
          <CourseSelect
            label="Target course"
            courses={courses}
            courseId={courseId}
            isDisabled={isBusy}
            onChoose={(chosen) => choosePart({ courseId: chosen })}
          />
        )}
        <FileChoice inputRef={input} isDisabled={isBusy} onChoose={choose} />
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
