// Apart from the other addresses, which every page loads.

/** Where a student's page is, and what it asks for (decision 110). */
export const studentPaths = {
  page: '/s',
  /** The secret stands behind the `#`, so no server is sent it. */
  link: (secret: string) => `/s#${secret}`,
  read: '/api/student',
  open: '/api/student/link',
  code: '/api/student/code',
  consent: '/api/student/consent',
  results: '/api/student/results',
  leave: '/api/student/leave',
  letters: '/api/student/letters',
  letter: (letterId: number | ':letterId') => `/api/student/letters/${letterId}`,
  take: (takeId: number | ':takeId') => `/api/student/takes/${takeId}`,
  /** For the tutor: what a student wrote and said, and the answer to it. */
  lettersOf: (studentId: number | ':studentId') => `/api/students/${studentId}/letters`,
  answer: (letterId: number | ':letterId') => `/api/letters/${letterId}/answer`,
  takeForTutor: (takeId: number | ':takeId') => `/api/takes/${takeId}`,
  /** For the tutor: whether something has come in. */
  newest: '/api/students/newest',
  /** For the tutor: a draft of what a student missed. */
  next: (studentId: number | ':studentId') => `/api/students/${studentId}/next-exercise`,
} as const
