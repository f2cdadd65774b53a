// Apart from the other limits and addresses, which every page loads.

/** An uploaded page with its files: how many, and their bytes (decision 140). */
export const pageFilesLimits = {
  files: 1_000,
  fileBytes: 32 * 1024 * 1024,
  bytes: 100 * 1024 * 1024,
  path: 200,
} as const

/** Where a page with its files is sent, as one zip file. */
export const pageUploadPaths = {
  /** Makes the next lesson of a course. */
  create: (courseId: number | ':courseId') => `/api/courses/${courseId}/lessons/page`,
  /** Puts another page in the place of a lesson's, in its draft. */
  replace: (lessonId: number | ':lessonId') => `/api/lessons/${lessonId}/page`,
  /** What was found in the page of a lesson. */
  xRay: (lessonId: number | ':lessonId') => `/api/lessons/${lessonId}/x-ray`,
  /** Gives it to one student. */
  give: (studentId: number | ':studentId') => `/api/students/${studentId}/homework/page`,
} as const
