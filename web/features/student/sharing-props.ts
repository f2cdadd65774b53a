import type { StudentPage } from '../../../cms/contract/student.ts'

/** What the parts about consent are given: the student, and how to show what a write has answered. */
export interface SharingProps {
  student: StudentPage
  show: (student: StudentPage | null) => void
}
