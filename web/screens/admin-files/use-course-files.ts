import { type FormEvent, useState } from 'react'
import type { Course, CourseFileKind, CourseFiles } from '../../../cms/contract/course.ts'
import { ApiError } from '../../data/client.ts'
import { useRefreshCourse, useSaveCourseFiles } from '../../data/course-files.ts'
import { useAdminAction } from '../../data/use-admin-action.ts'
import { useTextOfAdmin } from '../../data/use-text-of-admin.ts'
import { useLeaveWarning } from '../../ui/stored-text/use-leave-warning.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { fileToasts } from './file-texts.ts'
import { type Sending, sendings, useSending } from './use-sending.ts'

const filesSaved = sendings<Sending>({ isRunning: false, problem: undefined })

/** The two texts of a course, kept while they are written, and their way to the server. */
export function useCourseFiles(course: Course) {
  const save = useSaveCourseFiles()
  const refreshCourse = useRefreshCourse()
  const showToast = useToast()
  const [css, storeCss] = useTextOfAdmin(`course-files:${course.id}:css`)
  const [js, storeJs] = useTextOfAdmin(`course-files:${course.id}:js`)
  const { sending, say, isSent } = useSending(filesSaved, course.id)
  const [hasNothing, setHasNothing] = useState(false)
  const forgetProblem = () => {
    setHasNothing(false)
    say({ problem: undefined })
  }
  /** What was wrong is said of the text before. */
  const keepAnew = (keep: typeof storeCss) => (text: string | undefined) => {
    forgetProblem()
    keep(text)
  }
  const files = {
    css: { present: course.cssContent, typed: css ?? '', keep: keepAnew(storeCss) },
    js: { present: course.jsContent, typed: js ?? '', keep: keepAnew(storeJs) },
  }
  const newText = (kind: CourseFileKind) =>
    files[kind].present || files[kind].typed.trim() === '' ? undefined : files[kind].typed
  useLeaveWarning(isTyped(css) || isTyped(js))

  const { run: send } = useAdminAction(async (given: CourseFiles) => {
    forgetProblem()
    say({ isRunning: true })
    await save(course.id, given).finally(() => say({ isRunning: false }))
    if (given.cssContent !== undefined) storeCss(undefined)
    if (given.jsContent !== undefined) storeJs(undefined)
    showToast(fileToasts.saved)
  }, explain)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSent()) return
    const given = { cssContent: newText('css'), jsContent: newText('js') }
    if (given.cssContent === undefined && given.jsContent === undefined) {
      return setHasNothing(true)
    }
    send(given)
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError)) {
      say({
        problem: 'The server did not answer. Your text is kept; please try again in a moment.',
      })
      return showToast(fileToasts.notSaved)
    }
    const message = error.serverMessage
    say({ problem: `${message ?? 'The server could not save the files.'} Your text is kept.` })
    if (error.status === 404) return showToast(fileToasts.noCourse)
    if (error.status !== 409) return showToast(fileToasts.notSaved)
    // Another tab was faster: its file shows now, beside what was typed here.
    showToast(fileToasts.alreadyThere(message?.includes('JavaScript') ? 'js' : 'css'))
    await refreshCourse(course.id)
  }

  const nothing = course.cssContent && course.jsContent ? bothThere : nothingNew
  const problem = hasNothing ? nothing : sending.problem
  return { files, problem, isPending: sending.isRunning, submit, forgetProblem }
}

const bothThere = 'Both files are already uploaded. Delete one to save another in its place.'
const nothingNew = 'There is nothing new to save. Choose a file, or write in an editor.'

const isTyped = (text: string | undefined) => text !== undefined && text.trim() !== ''
