import type { CourseSummary } from '../../../../cms/contract/course.ts'
import { CourseSelect } from '../../../features/course-select/course-select.tsx'
import { Button } from '../../../ui/button.tsx'
import { CodeArea, tabHint } from '../../../ui/code-area/code-area.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from './create-lesson.module.css'
import { CreatedNote } from './created-note.tsx'
import { LessonSummary } from './lesson-summary.tsx'
import { ParserChoice } from './parser-choice.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { lineOf } from './summary-notes.ts'
import { TemplateButtons } from './template-buttons.tsx'
import { useCreateForm } from './use-create-form.ts'
import { type LiveSummary, useMarkupSummary } from './use-markup-summary.ts'

interface CreateLessonProps {
  courses: readonly CourseSummary[]
  onPreview: (lessonId: number) => void
}

/** Makes a lesson out of markup; what is typed is kept until it is one. */
export function CreateLesson({ courses, onPreview }: CreateLessonProps) {
  const form = useCreateForm(courses)
  const { html, parser, course } = form.draft
  const { problems, asked, earlier, created } = form.state
  const live = useMarkupSummary(html, parser)
  const toldLine = problems.html === undefined ? undefined : lineOf(problems.html)
  const goToLine = (line: number) => form.editor.current?.goToLine(line)
  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <div className={styles.choices}>
        <ParserChoice parser={parser} isDisabled={form.isPending} onChoose={form.chooseParser} />
        <CourseSelect
          label="Target course"
          courses={courses}
          courseId={course?.id ?? null}
          isDisabled={form.isPending}
          error={problems.course}
          ref={form.courseSelect}
          onChoose={form.chooseCourse}
        />
      </div>
      <TemplateButtons
        isDisabled={form.isPending}
        onChoose={form.chooseTemplate}
        onBringBack={earlier && !created ? form.bringBack : undefined}
      />
      <div className={styles.editor}>
        <Field label="Lesson HTML" hint={tabHint} error={problems.html}>
          {(control) => (
            <CodeArea
              {...control}
              ref={form.editor}
              value={html}
              readOnly={form.isPending}
              markedLine={wrongLineOf(live) ?? toldLine}
              placeholder="<lesson-title>…</lesson-title>"
              onChange={form.change}
            />
          )}
        </Field>
      </div>
      <LessonSummary live={live} course={course} onGoToLine={goToLine} />
      <div className={styles.actions}>
        <Button type="submit" tone="main" aria-disabled={form.isPending}>
          {form.isPending ? 'Creating...' : 'Create Lesson'}
        </Button>
        {toldLine !== undefined && (
          <Button onClick={() => goToLine(toldLine)}>Show the line</Button>
        )}
      </div>
      {created && (
        <CreatedNote lesson={created} onPreview={onPreview} onBringBack={form.bringBack} />
      )}
      {asked && <ReplaceDialog question={asked} onClose={form.answer} />}
    </form>
  )
}

const wrongLineOf = (live: LiveSummary) =>
  live.state === 'ready' && !live.answer.summary.ok ? live.answer.summary.line : undefined
