import type { Condition, Field, PayloadRequest } from 'payload'
import { gonePlaces } from './still-there.ts'

type Scope = 'all' | 'course' | 'lesson'

const isScope =
  (scope: Scope): Condition =>
  (_data, siblingData) =>
    siblingData?.scope === scope

interface Asked {
  siblingData: unknown
  req: PayloadRequest
}

/** Without what it is for, a grant would open nothing and nobody would see why. */
const neededFor =
  (scope: 'course' | 'lesson') =>
  async (value: unknown, { siblingData, req }: Asked): Promise<string | true> => {
    if (!value) return !isOf(siblingData, scope) || `Choose the ${scope}.`
    const gone = await gonePlaces(`${scope}s`, [value], req)
    return gone.length === 0 || `This ${scope} has been deleted for good. Choose another one.`
  }

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
    validate: neededFor('course'),
  },
  {
    name: 'lesson',
    type: 'relationship',
    relationTo: 'lessons',
    maxDepth: 0,
    admin: { condition: isScope('lesson') },
    validate: neededFor('lesson'),
  },
]
