import type { FieldHook } from 'payload'
import type { Student } from '../../payload-types.ts'

/**
 * The database empties a grant whose course or lesson is deleted for good. It opens nothing from
 * then on, and nobody could save it: it counts as gone, and the next save takes it away.
 */
export const leaveOutEmptied: FieldHook<Student, Student['grants']> = ({ value }) =>
  value?.filter(({ scope, course, lesson }) =>
    // What a read did not ask for is not there at all, and says nothing.
    scope === 'course' ? course !== null : scope !== 'lesson' || lesson !== null,
  )
