/** The id of a lesson's course, which Payload gives as an id or whole; null for a draft without one. */
export function courseIdOf(lesson: { course: number | { id: number } }): number
export function courseIdOf(lesson: { course?: unknown }): number | null
export function courseIdOf({ course }: { course?: unknown }): number | null {
  if (typeof course === 'number') return course
  const id: unknown = Object(course).id
  return typeof id === 'number' ? id : null
}
