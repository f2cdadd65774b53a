// Apart from the other addresses, which every page loads.

type Id = number | ':homeworkId'

/** Where homework is made, asked for and shown (decision 113). */
export const homeworkPaths = {
  page: (id: Id) => `/homework/${id}`,
  own: (id: Id) => `/api/student/homework/${id}`,
  forTutor: (id: Id) => `/api/homework/${id}`,
  give: (studentId: number | ':studentId') => `/api/students/${studentId}/homework`,
  students: '/api/students',
  document: (id: Id) => `/homework-documents/${id}`,
  interactive: (id: Id) => `/homework-documents/${id}/interactive`,
} as const
