import type { FormEvent } from 'react'
import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { ApiError } from '../../data/client.ts'
import { useUploadLesson } from '../../data/lesson-writes.ts'
import { useAdminAction } from '../../data/use-admin-action.ts'
import { useTextOfAdmin } from '../../data/use-text-of-admin.ts'
import { Button } from '../../ui/button.tsx'
import { CodeArea, tabHint } from '../../ui/code-area/code-area.tsx'
import { Field } from '../../ui/field.tsx'
import { useLeaveWarning } from '../../ui/stored-text/use-leave-warning.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { FileInput } from './file-input.tsx'
import styles from './file-manager.module.css'
import { fileToasts } from './file-texts.ts'
import { type Sending, sendings, useSending } from './use-sending.ts'

interface LessonSending extends Sending {
  /** What has come of the last one. */
  uploaded: LessonAnswer | null
}

const lessonsSent = sendings<LessonSending>({
  isRunning: false,
  problem: undefined,
  uploaded: null,
})

/** Stores an HTML page as the course's next lesson. */
export function UploadLesson({ courseId }: { courseId: number }) {
  const upload = useUploadLesson()
  const showToast = useToast()
  const [kept, keep] = useTextOfAdmin(`course-files:${courseId}:lesson`)
  const { sending, say, isSent } = useSending(lessonsSent, courseId)
  const { isRunning, problem, uploaded } = sending
  const html = kept ?? ''
  useLeaveWarning(html.trim() !== '')

  function change(text: string) {
    keep(text)
    say({ problem: undefined, uploaded: null })
  }

  const { run: send } = useAdminAction(
    async () => {
      say({ isRunning: true, problem: undefined })
      const lesson = await upload({ courseId, htmlContent: html }).finally(() =>
        say({ isRunning: false }),
      )
      say({ uploaded: lesson })
      keep(undefined)
      showToast(fileToasts.uploaded)
    },
    (error) => {
      say({ problem: explanation(error) })
      const hasNoCourse = error instanceof ApiError && error.status === 404
      showToast(hasNoCourse ? fileToasts.noCourse : fileToasts.notUploaded)
    },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSent()) return
    if (html.trim() === '') {
      say({ problem: fileToasts.noHtml.description })
      return showToast(fileToasts.noHtml)
    }
    send()
  }

  return (
    <form noValidate onSubmit={submit} className={styles.upload}>
      <HowItWorks />
      <div className={styles.lesson}>
        <FileInput
          kind="html"
          label="Choose an HTML file"
          hint="A file that ends in .html or .htm, up to 5 MB; its text opens below."
          isDisabled={isRunning}
          onText={change}
        />
        <Field label="Lesson HTML" hint={tabHint} error={problem}>
          {(control) => (
            <CodeArea {...control} value={html} readOnly={isRunning} onChange={change} />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit" tone="main" aria-disabled={isRunning}>
            {isRunning ? 'Uploading...' : 'Upload Lesson'}
          </Button>
          <p role="status" className={styles.uploaded}>
            {uploaded && <UploadedNote lesson={uploaded} />}
          </p>
        </div>
      </div>
    </form>
  )
}

function HowItWorks() {
  return (
    <aside aria-labelledby="how-title" className={styles.how}>
      <h2 id="how-title" className={styles.howTitle}>
        How it works
      </h2>
      <ul>
        <li>CSS and JS are uploaded once per course, in the other tab.</li>
        <li>Lessons use the course’s CSS and JS.</li>
        <li>The title is taken from the page; the number is the next one in the course.</li>
      </ul>
    </aside>
  )
}

function UploadedNote({ lesson: { id, title, lessonNumber } }: { lesson: LessonAnswer }) {
  return (
    <>
      {`“${title}” is lesson ${lessonNumber}. `}
      <a href={pagePaths.uploadedLesson(id)} target="_blank" rel="noopener">
        View it<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  )
}

/** No answer does not mean no lesson: the server may have stored it. */
function explanation(error: unknown) {
  if (error instanceof ApiError) {
    return `${error.serverMessage ?? 'The server could not store the lesson.'} Your text is kept.`
  }
  return 'The server did not answer, but your text is kept. Before you try again, check in Manage Lessons whether the lesson is there.'
}
