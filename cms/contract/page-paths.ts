// Apart from the schemas: every page needs these addresses, and no schema.

/** The course that is shown where an address names none (spec §9). */
export const defaultCourseId = 1
export const defaultCourseSlug = 'speak-fluently'
export const lessonSlugPrefix = 'speech-course-'

/** The addresses of the site's pages (spec §2), written once for both sides. */
export const pagePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  testimonials: '/testimonials',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',

  courses: '/courses',
  course: (id: number) => `/course/${id}`,
  /** A course's lessons, each in the viewer of structured lessons. */
  courseLessons: (courseSlug: string) => `/courses/${courseSlug}`,
  /** A lesson in the viewer of structured lessons. */
  lesson: (courseSlug: string, lessonNumber: number) =>
    `/courses/${courseSlug}/${lessonSlugPrefix}${lessonNumber}`,
  /** The words of a structured lesson as exercises, and those of an uploaded one. */
  practise: (courseSlug: string, lessonNumber: number) =>
    `/courses/${courseSlug}/${lessonSlugPrefix}${lessonNumber}/practise`,
  practiseUploaded: (id: number) => `/view-lesson-details/${id}/practise`,
  /** A lesson on paper, below the address of its course's lessons. */
  worksheet: (lessonsPath: string, lessonNumber: number) =>
    `${lessonsPath}/${lessonSlugPrefix}${lessonNumber}/worksheet`,
  uploadedWorksheet: (id: number) => `/view-lesson-details/${id}/worksheet`,
  /** The words of an exercise, by the last part of its link. */
  exercise: (address: string) => `/exercises/${address}`,
  exerciseWorksheet: (address: string) => `/exercises/${address}/worksheet`,
  /** The words that a learner keeps, and today's sitting. */
  myWords: '/my-words',
  /** Sounds that learners take for each other. */
  minimalPairs: '/minimal-pairs',
  featuredLesson: `/courses/${defaultCourseSlug}/self-discipline`,
  /** A course's lessons, each in the viewer of uploaded lessons. */
  viewLessons: (courseId: number) => `/view-lessons/${courseId}`,
  /** A lesson in the viewer of uploaded lessons. */
  uploadedLesson: (id: number) => `/view-lesson-details/${id}`,

  /** What the learner has done, on this device. */
  myProgress: '/my-progress',
  /** What stays on a device, and how it is deleted. */
  onYourDevice: '/on-your-device',
  /** What the daily counters count. */
  whatIsCounted: '/what-is-counted',

  login: '/admin/login',
  /** The sign-in that comes back to an address afterwards. */
  loginFor: (returnTo: string) => `/admin/login?returnTo=${encodeURIComponent(returnTo)}`,
  admin: '/admin',
  dashboard: '/admin/dashboard',
  courseFiles: '/admin/files',
  /** Where the tutor reads the words of a lesson, or of an exercise, aloud. */
  readLesson: (id: number) => `/admin/read-aloud/lessons/${id}`,
  readExercise: (address: string) => `/admin/read-aloud/exercises/${address}`,
} as const
