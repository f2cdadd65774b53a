/** The contract's addresses that the tutor's screens call; apart, as pages for visitors carry `apiPaths`. */
export const tutorApiPaths = {
  customLesson: (courseId: number | ':courseId') => `/api/courses/${courseId}/lessons/custom`,
  courseFiles: (id: number | ':courseId') => `/api/courses/${id}/files`,
  /** `seen` is the SHA-256 of the file that is to be deleted; without it, it is whichever is there. */
  courseFile: (
    id: number | ':courseId',
    kind: 'css' | 'js' | ':kind',
    seen: string | null = null,
  ) => `/api/courses/${id}/files/${kind}${seen === null ? '' : `?seen=${seen}`}`,
  /** A whole course as one file, and a new course of such a file. */
  courseArchive: (id: number | ':courseId') => `/api/courses/${id}/archive`,
  importCourse: '/api/courses/import',
  /** For which words of a form no gap can be made. */
  gaps: '/api/gaps',
  /** Takes a lesson out of the trash (decision 17). */
  lessonRestore: (id: number | ':lessonId') => `/api/lessons/${id}/restore`,
  /** What a pasted list or an old page says. */
  pasteReading: '/api/exercises/reading',
  messages: '/api/messages',
  /** What needs the tutor. */
  desk: '/api/desk',
  /** What makes a new site the tutor's own, and the courses that it came with. */
  firstDay: '/api/first-day',
  sampleCourses: '/api/first-day/sample-courses',
  /** A name in all texts: where it stands, and another in its place. */
  namePlaces: '/api/first-day/name/places',
  name: '/api/first-day/name',
  login: '/api/admin/login',
  register: '/api/admin/register',
  logout: '/api/admin/logout',
} as const
