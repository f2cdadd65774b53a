import type { Payload } from 'payload'
import type { Reader } from './reader.ts'
import { visitorClips } from './sql-clips.ts'
import { visitorCourses } from './sql-courses.ts'
import { visitorExercises } from './sql-exercises.ts'
import { visitorLessons } from './sql-lessons.ts'
import { visitorPages } from './sql-pages.ts'
import { visitorPictures } from './sql-pictures.ts'
import { visitorTexts } from './sql-texts.ts'

const readers = new WeakMap<Payload, Reader>()

/**
 * What visitors may read, with one prepared statement a question (decision 50). It answers as
 * Payload's own reader does for a visitor (`storedReader`), which a test compares with it.
 */
export function visitorReader(payload: Payload): Reader {
  const reader = readers.get(payload) ?? {
    ...visitorCourses(payload),
    ...visitorLessons(payload),
    ...visitorExercises(payload),
    ...visitorClips(payload),
    ...visitorPages(payload),
    ...visitorPictures(payload),
    ...visitorTexts(payload),
  }
  readers.set(payload, reader)
  return reader
}
