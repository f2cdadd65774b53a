import { type FormEvent, useRef, useState } from 'react'
import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import { ApiError } from '../../../data/client.ts'
import { useCreateLesson } from '../../../data/create-lesson.ts'
import { CourseSelect } from '../../../features/course-select/course-select.tsx'
import { Button } from '../../../ui/button.tsx'
import { CodeArea, type CodeAreaHandle, tabHint } from '../../../ui/code-area/code-area.tsx'
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useLeaveWarning } from '../../../ui/stored-text/use-leave-warning.ts'
import { useStoredText } from '../../../ui/stored-text/use-stored-text.ts'
import { useToast } from '../../../ui/toasts/toast-provider.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { dashboardToasts, serverMessageOf } from '../dashboard-toasts.ts'
import styles from './create-lesson.module.css'
import { type CreatedLesson, CreatedNote } from './created-note.tsx'
import { LessonSummary } from './lesson-summary.tsx'
import { ParserChoice } from './parser-choice.tsx'
import { lineOf } from './summary-notes.ts'
import { isOwnWork, type Template, templateOf, templates } from './templates.ts'
import { useMarkupSummary } from './use-markup-summary.ts'

interface CreateLessonProps {
  courses: readonly CourseSummary[]
  onPreview: (lessonId: number) => void
}

interface Problems {
  html?: string | undefined
  course?: string | undefined
}

/** Makes a lesson out of markup; what is typed is kept until it is one. */
export function CreateLesson({ courses, onPreview }: CreateLessonProps) {
  const create = useCreateLesson()
  const showToast = useToast()
  const editor = useRef<CodeAreaHandle>(null)
  const courseSelect = useRef<HTMLSelectElement>(null)
  const [storedHtml, storeHtml] = useStoredText('create-lesson:html')
  const [storedParser, storeParser] = useStoredText('create-lesson:parser')
  const [storedCourse, storeCourse] = useStoredText('create-lesson:course')
  const html = storedHtml ?? ''
  const parser: MarkupFormat = storedParser === 'custom' ? 'custom' : 'standard'
  const course = courses.find(({ id }) => String(id) === storedCourse)
  const live = useMarkupSummary(html, parser)
  const [problems, setProblems] = useState<Problems>({})
  const [asked, setAsked] = useState<Question | null>(null)
  /** The text that a template or a finished lesson has taken the place of. */
  const [earlier, setEarlier] = useState<{ html: string; parser: MarkupFormat } | null>(null)
  const [created, setCreated] = useState<CreatedLesson | null>(null)
  useLeaveWarning(isOwnWork(html))

  function change(text: string) {
    storeHtml(text)
    setCreated(null)
    setProblems(({ course: ofCourse }) => ({ course: ofCourse }))
  }

  function load(template: Template) {
    setEarlier(isOwnWork(html) ? { html, parser } : null)
    storeParser(template.parser)
    change(template.html)
  }

  function chooseParser(next: MarkupFormat) {
    if (next === parser) return
    if (isOwnWork(html)) return setAsked({ template: templateOf[next], mayCache: true })
    load(templateOf[next])
  }

  function chooseTemplate(template: Template) {
    if (isOwnWork(html)) return setAsked({ template, mayCache: false })
    load(template)
  }

  function answer(chosen: 'load' | 'keep' | undefined) {
    if (asked && chosen === 'load') load(asked.template)
    if (asked && chosen === 'keep') storeParser(asked.template.parser)
    setAsked(null)
  }

  const { run: send, isPending } = useAction(async (course: CourseSummary) => {
    setProblems({})
    try {
      const { id, title, lessonNumber } = await create({ courseId: course.id, html, parser })
      setEarlier({ html, parser })
      setCreated({ id, title, lessonNumber, courseName: course.name })
      storeHtml(undefined)
      showToast(dashboardToasts.created)
    } catch (error) {
      const toast = dashboardToasts.notCreated(error)
      setProblems({ html: explanation(error, toast.description) })
      showToast(toast)
    }
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (html.trim() === '') {
      setProblems({ html: dashboardToasts.noHtml.description })
      showToast(dashboardToasts.noHtml)
      return editor.current?.goToLine(1)
    }
    if (!course) {
      setProblems({ course: dashboardToasts.noCourse.description })
      showToast(dashboardToasts.noCourse)
      return courseSelect.current?.focus()
    }
    send(course)
  }

  const wrongLine =
    live.state === 'ready' && !live.answer.summary.ok
      ? live.answer.summary.line
      : problems.html && lineOf(problems.html)
  const goToLine = (line: number) => editor.current?.goToLine(line)
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.choices}>
        <ParserChoice parser={parser} isDisabled={isPending} onChoose={chooseParser} />
        <CourseSelect
          label="Target course"
          courses={courses}
          courseId={course?.id ?? null}
          isDisabled={isPending}
          error={problems.course}
          ref={courseSelect}
          onChoose={(chosen) => {
            storeCourse(chosen === null ? undefined : String(chosen))
            setProblems(({ html: ofHtml }) => ({ html: ofHtml }))
          }}
        />
      </div>
      <fieldset className={styles.templates} disabled={isPending}>
        <legend>Begin with a template</legend>
        {templates.map((template) => (
          <Button key={template.name} onClick={() => chooseTemplate(template)}>
            {template.name}
          </Button>
        ))}
        {earlier && !created && (
          <Button tone="quiet" onClick={bringBack}>
            Bring my text back
          </Button>
        )}
      </fieldset>
      <div className={styles.editor}>
        <Field label="Lesson HTML" hint={tabHint} error={problems.html}>
          {(control) => (
            <CodeArea
              {...control}
              ref={editor}
              value={html}
              readOnly={isPending}
              markedLine={wrongLine || undefined}
              placeholder="<lesson-title>…</lesson-title>"
              onChange={change}
            />
          )}
        </Field>
      </div>
      <LessonSummary live={live} course={course} onGoToLine={goToLine} />
      <div className={styles.actions}>
        <Button type="submit" tone="main" disabled={isPending}>
          {isPending ? 'Creating...' : 'Create Lesson'}
        </Button>
        {problems.html && lineOf(problems.html) !== undefined && (
          <Button onClick={() => goToLine(lineOf(problems.html ?? '') ?? 1)}>Show the line</Button>
        )}
      </div>
      {created && <CreatedNote lesson={created} onPreview={onPreview} onBringBack={bringBack} />}
      {asked && (
        <ConfirmDialog
          title="Replace your text?"
          text={`The ${asked.template.name} would take the place of what you have written.`}
          choices={[
            ...(asked.mayCache
              ? [{ value: 'keep', label: 'Keep my text', tone: 'plain' } as const]
              : []),
            { value: 'load', label: 'Load the template', tone: 'danger' },
          ]}
          onClose={answer}
        />
      )}
    </form>
  )

  function bringBack() {
    if (!earlier) return
    storeParser(earlier.parser)
    change(earlier.html)
    setEarlier(isOwnWork(html) ? { html, parser } : null)
  }
}

interface Question {
  template: Template
  /** Only the parser need change, not the text. */
  mayCache: boolean
}

/** No answer is not no lesson: the server may have made it. */
function explanation(error: unknown, message: string) {
  if (error instanceof ApiError) return serverMessageOf(error) ?? message
  return `${message}. The server did not answer, and your text is kept. Before you try again, look in Manage Lessons whether the lesson is there.`
}
