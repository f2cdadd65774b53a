// What the viewer and the lesson in its frame tell each other by `postMessage`: the page reads and
// writes it in web/screens/uploaded-lesson, the lesson in lesson-formats/document/runtime.

export type LessonTheme = 'day' | 'night'

/** What the lesson says: it is there, Escape was pressed in it, and what became of its theme. */
export type FromLesson =
  | { type: 'lesson-ready' | 'lesson-escape' | 'lesson-theme:get' }
  | { type: 'lesson-theme:set'; theme: LessonTheme }

/** What the page says: a greeting, which the lesson answers, and the theme that it remembers. */
export type ToLesson = { type: 'lesson-hello' } | { type: 'lesson-theme'; theme: LessonTheme }

export const isLessonTheme = (value: unknown): value is LessonTheme =>
  value === 'day' || value === 'night'

/** A message of a lesson; null for anything else that its own scripts may send. */
export function readFromLesson(data: unknown): FromLesson | null {
  const { type, theme }: { type?: unknown; theme?: unknown } = Object(data)
  switch (type) {
    case 'lesson-ready':
    case 'lesson-escape':
    case 'lesson-theme:get':
      return { type }
    case 'lesson-theme:set':
      return isLessonTheme(theme) ? { type, theme } : null
    default:
      return null
  }
}

/** A message of the page; null for anything else. */
export function readToLesson(data: unknown): ToLesson | null {
  const { type, theme }: { type?: unknown; theme?: unknown } = Object(data)
  switch (type) {
    case 'lesson-hello':
      return { type }
    case 'lesson-theme':
      return isLessonTheme(theme) ? { type, theme } : null
    default:
      return null
  }
}
