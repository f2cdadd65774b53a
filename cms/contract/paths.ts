/** The pages whose texts the tutor edits. */
export const pageNames = [
  'home',
  'about',
  'contact',
  'testimonials',
  'privacy-policy',
  'terms-of-service',
] as const
export type PageName = (typeof pageNames)[number]

/** The contract's addresses (spec §7), written once for both sides. */
export const apiPaths = {
  courses: '/api/courses',
  course: (id: number | ':courseId') => `/api/courses/${id}`,
  /** The list of courses with one of them alone, or with none. */
  courseNamed: (slug: string) => `/api/courses?slug=${encodeURIComponent(slug)}`,
  courseListed: (id: number) => `/api/courses?id=${id}`,
  courseLessons: (id: number | ':courseId') => `/api/courses/${id}/lessons`,
  /** So many lessons of a course, the first ones or those from a lesson number on. */
  lessonPart: (id: number, { from, limit }: { from?: number; limit: number }) =>
    `/api/courses/${id}/lessons?${from === undefined ? '' : `from=${from}&`}limit=${limit}`,
  /** The lesson with that number, the one before it and the one behind it. */
  lessonsBeside: (id: number, lessonNumber: number) =>
    `/api/courses/${id}/lessons?beside=${lessonNumber}`,
  courseLesson: (id: number | ':courseId', lessonNumber: number | ':lessonNumber') =>
    `/api/courses/${id}/lessons/${lessonNumber}`,
  lessons: '/api/lessons',
  lesson: (id: number | ':lessonId') => `/api/lessons/${id}`,
  /** Its words, ready to be practised. */
  lessonPractice: (id: number | ':lessonId') => `/api/lessons/${id}/practice`,
  /** How many words that are. */
  lessonWordCount: (id: number | ':lessonId') => `/api/lessons/${id}/practice/count`,
  /** The same lesson with `htmlContent` null, for pages that show it in a frame. */
  lessonWithoutHtml: (id: number) => `/api/lessons/${id}?omit=htmlContent`,
  /** A lesson on paper, and its words as files for Anki (decisions 89, 90). */
  lessonWorksheet: (id: number | ':lessonId') => `/api/lessons/${id}/worksheet`,
  lessonWords: (id: number | ':lessonId') => `/api/lessons/${id}/words.txt`,
  /** How its words are said, for the engine that listens. */
  lessonSounds: (id: number | ':lessonId') => `/api/lessons/${id}/sounds`,
  exercises: '/api/exercises',
  /** An exercise by the last part of its link. */
  exercise: (address: string) => `/api/exercises/${encodeURIComponent(address)}`,
  exerciseSounds: (address: string) => `/api/exercises/${encodeURIComponent(address)}/sounds`,
  exerciseWorksheet: (address: string) => `/api/exercises/${encodeURIComponent(address)}/worksheet`,
  exerciseWords: (address: string) => `/api/exercises/${encodeURIComponent(address)}/words.txt`,
  contact: '/api/contact',
  /** What happened in lessons, counted without anybody's name. */
  counts: '/api/counts',
  /** A sealed passport on its way to another device (decision 80). */
  moves: '/api/moves',
  takenMove: (id: string) => `/api/moves/${id}/taking`,
  site: '/api/site',
  page: (name: PageName) => `/api/pages/${name}`,
  me: '/api/admin/me',
} as const

/** Where a lesson's own HTML document is served, apart from the site's pages (decisions 18–19). */
export const lessonDocumentPaths = {
  /** Shown in the sandboxed frame. */
  frame: (lessonId: number) => `/lesson-documents/${lessonId}`,
  /** The same, with what tells an admin how the page runs (decision 142). */
  run: (lessonId: number, run: string) => `/lesson-documents/${lessonId}?run=${run}`,
  /** Sends the browser to the lesson origin with a fresh ticket; opened in a new tab. */
  interactive: (lessonId: number) => `/lesson-documents/${lessonId}/interactive`,
} as const
