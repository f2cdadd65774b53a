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
  /** For the tutor: whether something has come in. */
  newest: '/api/students/newest',
} as const
