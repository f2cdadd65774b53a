import type { Condition, Field } from 'payload'

type Scope = 'all' | 'course' | 'lesson'

const isScope =
  (scope: Scope): Condition =>
  (_data, siblingData) =>
    siblingData?.scope === scope

/** Without what it is for, a grant would open nothing and nobody would see why. */
const neededFor =
  (scope: Scope, message: string) =>
  (value: unknown, { siblingData }: { siblingData: unknown }) =>
    value || !isOf(siblingData, scope) ? true : message

const isOf = (data: unknown, scope: Scope) =>
  typeof data === 'object' && data !== null && 'scope' in data && data.scope === scope

/** Which premium lessons are opened: all, those of a course, or one. */
export const grantFields: Field[] = [
  {
    name: 'scope',
    type: 'select',
    label: 'Opens',
    required: true,
    defaultValue: 'course',
    options: [
      { label: 'All premium lessons', value: 'all' },
      { label: 'One course', value: 'course' },
      { label: 'One lesson', value: 'lesson' },
    ],
  },
  {
    name: 'course',
    type: 'relationship',
    relationTo: 'courses',
    maxDepth: 0,
    admin: { condition: isScope('course') },
    validate: neededFor('course', 'Choose the course.'),
  },
  {
    name: 'lesson',
    type: 'relationship',
    relationTo: 'lessons',
    maxDepth: 0,
    admin: { condition: isScope('lesson') },
    validate: neededFor('lesson', 'Choose the lesson.'),
  },
]
