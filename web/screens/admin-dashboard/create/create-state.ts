import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import { isOwnWork, type Template } from './templates.ts'

/** A text and the parser it is written for. */
export interface Draft {
  html: string
  parser: MarkupFormat
}

export interface CreatedLesson {
  id: number
  title: string
  lessonNumber: number
  courseName: string
}

/** A template that would take the place of what the tutor has written. */
export interface Question {
  template: Template
  /** Only the parser need change, not the text. */
  mayKeepText: boolean
}

/** What the form says beside the text itself. */
export interface CreateState {
  problems: { html?: string | undefined; course?: string | undefined }
  asked: Question | null
  /** The text that a template or a finished lesson has taken the place of. */
  earlier: Draft | null
  created: CreatedLesson | null
}

export type CreateEvent =
  | { type: 'typed' }
  | { type: 'course-chosen' }
  | { type: 'asked'; question: Question }
  | { type: 'answered' }
  | { type: 'replaced'; before: Draft }
  | { type: 'sent' }
  | { type: 'refused'; problems: CreateState['problems'] }
  | { type: 'made'; lesson: CreatedLesson; from: Draft }

export const newForm: CreateState = { problems: {}, asked: null, earlier: null, created: null }

export function createAfter(before: CreateState, event: CreateEvent): CreateState {
  const { html, course } = before.problems
  switch (event.type) {
    case 'typed':
      return { ...before, problems: { course }, created: null }
    case 'course-chosen':
      return { ...before, problems: { html } }
    case 'asked':
      return { ...before, asked: event.question }
    case 'answered':
      return { ...before, asked: null }
    case 'replaced': {
      const earlier = isOwnWork(event.before.html) ? event.before : null
      return { ...before, problems: { course }, created: null, earlier }
    }
    case 'sent':
      return { ...before, problems: {} }
    case 'refused':
      return { ...before, problems: event.problems }
    case 'made':
      return { ...before, created: event.lesson, earlier: event.from }
  }
}
