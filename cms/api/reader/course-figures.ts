export interface CourseFigures {
  lessons: number
  /** ISO 8601; null without lessons. */
  latestLessonDate: string | null
}

export const noFigures: CourseFigures = { lessons: 0, latestLessonDate: null }
