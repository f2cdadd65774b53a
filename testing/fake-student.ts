import type { StudentPage } from '../cms/contract/student.ts'

/** What a student's own page shows who was given nothing yet, and was not asked to agree. */
export const buildStudentPage = (changes: Partial<StudentPage> = {}): StudentPage => ({
  id: 3,
  name: 'Ewa',
  hasLink: true,
  endsAt: null,
  consentedAt: null,
  sent: 0,
  lessons: [],
  exercises: [],
  homework: [],
  open: [],
  ...changes,
})
