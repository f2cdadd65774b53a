import { type FormEvent, useState } from 'react'
import {
  type Course,
  CourseFileKind,
  type CourseFiles as GivenFiles,
} from '../../../cms/contract/course.ts'
import { ApiError } from '../../data/client.ts'
import { useRefreshCourse, useSaveCourseFiles } from '../../data/course-files.ts'
import { useCourse } from '../../data/courses.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLeaveWarning } from '../../ui/stored-text/use-leave-warning.ts'
import { useStoredText } from '../../ui/stored-text/use-stored-text.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../ui/use-action.ts'
import { FileCard } from './file-card.tsx'
import styles from './file-manager.module.css'
import { fileToasts } from './file-texts.ts'

export function CourseFiles({ courseId }: { courseId: number }) {
  const course = useCourse(courseId)
  if (course.state === 'loading') return <Loading text="Loading course files…" />
  if (course.state === 'ready') return <FilesForm course={course.data} />
  return <LoadError level={2} title="The course files could not be loaded" />
}

/** The two files; an absent one is written here, a present one is read-only until deleted (spec §4). */
function FilesForm({ course }: { course: Course }) {
  const save = useSaveCourseFiles()
  const refreshCourse = useRefreshCourse()
  const showToast = useToast()
  const [css, storeCss] = useStoredText(`course-files:${course.id}:css`)
  const [js, storeJs] = useStoredText(`course-files:${course.id}:js`)
  const [problem, setProblem] = useState<string | undefined>()
  /** What was wrong is said of the text before. */
  const keepAnew = (keep: typeof storeCss) => (text: string | undefined) => {
    setProblem(undefined)
    keep(text)
  }
  const files = {
    css: { present: course.cssContent, typed: css ?? '', keep: keepAnew(storeCss) },
    js: { present: course.jsContent, typed: js ?? '', keep: keepAnew(storeJs) },
  }
  const newText = (kind: CourseFileKind) =>
    files[kind].present || files[kind].typed.trim() === '' ? undefined : files[kind].typed
  useLeaveWarning(isTyped(css) || isTyped(js))

  const { run: send, isPending } = useAction(async (given: GivenFiles) => {
    setProblem(undefined)
    try {
      await save(course.id, given)
      if (given.cssContent !== undefined) storeCss(undefined)
      if (given.jsContent !== undefined) storeJs(undefined)
      showToast(fileToasts.saved)
    } catch (error) {
      await explain(error)
    }
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const given = { cssContent: newText('css'), jsContent: newText('js') }
    if (given.cssContent === undefined && given.jsContent === undefined) {
      return setProblem('There is nothing new to save. Choose a file, or write in an editor.')
    }
    send(given)
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError)) {
      setProblem('The server did not answer. Your text is kept; please try again in a moment.')
      return showToast(fileToasts.notSaved)
    }
    const message = error.serverMessage
    setProblem(`${message ?? 'The server could not save the files.'} Your text is kept.`)
    if (error.status === 404) return showToast(fileToasts.noCourse)
    if (error.status !== 409) return showToast(fileToasts.notSaved)
    // Another tab was faster: its file shows now, beside what was typed here.
    showToast(fileToasts.alreadyThere(message?.includes('JavaScript') ? 'js' : 'css'))
    await refreshCourse(course.id)
  }

  return (
    <form noValidate onSubmit={submit} className={styles.files}>
      {CourseFileKind.options.map((kind) => (
        <FileCard
          key={kind}
          courseId={course.id}
          kind={kind}
          {...files[kind]}
          isPending={isPending}
          onDeleted={() => setProblem(undefined)}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" tone="main" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Course Files'}
        </Button>
        <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      </div>
    </form>
  )
}

const isTyped = (text: string | undefined) => text !== undefined && text.trim() !== ''
