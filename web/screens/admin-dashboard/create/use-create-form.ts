import { type FormEvent, useReducer, useRef } from 'react'
import type { CourseSummary } from '../../../../cms/contract/course.ts'
import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import { ApiError } from '../../../data/client.ts'
import { useCreateLesson } from '../../../data/create-lesson.ts'
import { keptForAdmins, useKept } from '../../../data/kept-for-admin.ts'
import { useAdminAction } from '../../../data/use-admin-action.ts'
import type { CodeAreaHandle } from '../../../ui/code-area/code-area.tsx'
import { useLeaveWarning } from '../../../ui/stored-text/use-leave-warning.ts'
import { useToast } from '../../../ui/toasts/toast-provider.tsx'
import { dashboardToasts, serverMessageOf } from '../dashboard-toasts.ts'
import { createAfter, type Draft, newForm } from './create-state.ts'
import { isOwnWork, type Template, templateOf } from './templates.ts'
import { useLessonDraft } from './use-lesson-draft.ts'

/** The markup's way to the server, which goes on while another screen is looked at. */
const onItsWay = keptForAdmins(() => false)

/** Makes a lesson out of markup. Nothing that the tutor has written is replaced unasked. */
export function useCreateForm(courses: readonly CourseSummary[]) {
  const create = useCreateLesson()
  const showToast = useToast()
  const editor = useRef<CodeAreaHandle>(null)
  const courseSelect = useRef<HTMLSelectElement>(null)
  const { storeHtml, storeParser, storeCourse, ...draft } = useLessonDraft(courses)
  const { html, parser, course } = draft
  const { value: isPending, change: note, latest: isSent } = useKept(onItsWay)
  const [state, dispatch] = useReducer(createAfter, newForm)
  useLeaveWarning(isOwnWork(html))

  const { run: send } = useAdminAction(
    async (target: CourseSummary) => {
      dispatch({ type: 'sent' })
      note(() => true)
      const made = create({ courseId: target.id, html, parser }).finally(() => note(() => false))
      const { id, title, lessonNumber } = await made
      const lesson = { id, title, lessonNumber, courseName: target.name }
      dispatch({ type: 'made', lesson, from: { html, parser } })
      storeHtml(undefined)
      showToast(dashboardToasts.created)
    },
    (error) => {
      const toast = dashboardToasts.notCreated(error)
      dispatch({ type: 'refused', problems: { html: explanation(error, toast.description) } })
      showToast(toast)
    },
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSent()) return
    if (html.trim() === '') {
      dispatch({ type: 'refused', problems: { html: dashboardToasts.noHtml.description } })
      showToast(dashboardToasts.noHtml)
      return editor.current?.goToLine(1)
    }
    if (!course) {
      dispatch({ type: 'refused', problems: { course: dashboardToasts.noCourse.description } })
      showToast(dashboardToasts.noCourse)
      return courseSelect.current?.focus()
    }
    send(course)
  }

  function change(text: string) {
    storeHtml(text)
    dispatch({ type: 'typed' })
  }

  function chooseCourse(id: number | null) {
    storeCourse(id)
    dispatch({ type: 'course-chosen' })
  }

  function replaceBy(next: Draft) {
    storeParser(next.parser)
    storeHtml(next.html)
    dispatch({ type: 'replaced', before: { html, parser } })
  }

  function load(template: Template, { mayKeepText }: { mayKeepText: boolean }) {
    if (!isOwnWork(html)) return replaceBy(template)
    dispatch({ type: 'asked', question: { template, mayKeepText } })
  }

  function answer(chosen: 'load' | 'keep' | undefined) {
    if (state.asked && chosen === 'load') replaceBy(state.asked.template)
    if (state.asked && chosen === 'keep') storeParser(state.asked.template.parser)
    dispatch({ type: 'answered' })
  }

  function bringBack() {
    if (state.earlier) replaceBy(state.earlier)
    editor.current?.focus() // the button is gone now
  }

  return {
    draft,
    state,
    isPending,
    editor,
    courseSelect,
    submit,
    change,
    chooseCourse,
    answer,
    chooseParser: (next: MarkupFormat) =>
      next === parser || load(templateOf[next], { mayKeepText: true }),
    chooseTemplate: (template: Template) => load(template, { mayKeepText: false }),
    bringBack,
  }
}

/** No answer does not mean no lesson: the server may have made it. */
function explanation(error: unknown, message: string) {
  if (error instanceof ApiError) return serverMessageOf(error) ?? message
  return `${message}. The server did not answer, but your text is kept. Before you try again, check in Manage Lessons whether the lesson is there.`
}
