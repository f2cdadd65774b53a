/**
 * What visitors may read, as `published-ones.ts` and `published-lessons.ts` of `content/access` have
 * it for Payload; `sql-reader.contract.test.ts` holds both against each other.
 */
const published = (row: string) => `${row}._status = 'published' and ${row}.deleted_at is null`

/** Courses that have what a course must have. */
export const visibleCourses = `
  from courses c
  where ${published('c')}
    and c.name is not null and c.description is not null and c.category is not null`

/** Lessons of courses that visitors may read. */
export const visibleLessons = `
  from lessons l join courses c on c.id = l.course_id
  where ${published('l')} and ${published('c')}`

/** Exercises, which belong to no course. */
export const visibleExercises = `
  from exercises e
  where ${published('e')}`
