import type { Payload } from 'payload'
import { itemFields } from '../lessons/present-items.ts'
import type { Pages, Reader } from './reader.ts'
import { all, collectionColumns } from './sql/document-sql.ts'
import { question } from './sql/statement.ts'
import { visibleLessons } from './sql/visible.ts'

/** What visitors find listed in the sitemap. */
export function visitorPages(payload: Payload): Pick<Reader, 'pages'> {
  const lessonFields = ['course', 'lessonNumber', 'updatedAt']
  const course = collectionColumns(payload, 'courses', { row: 'c', only: ['slug', 'updatedAt'] })
  const lesson = collectionColumns(payload, 'lessons', { row: 'l', only: lessonFields })
  const items = collectionColumns(payload, 'lessons', { row: 'l', only: Object.keys(itemFields) })
  const courses = question<Pages['courses']>(payload, {
    name: 'pages-of-courses',
    text: all(`
      select ${course} from courses c
      where c._status = 'published' and c.deleted_at is null order by c.id`),
  })
  const lessons = question<Pages['lessons']>(payload, {
    name: 'pages-of-lessons',
    text: all(`
      select ${lesson} ${visibleLessons} and not l.is_premium
      order by l.course_id, l.lesson_number, l.created_at desc`),
  })
  const documents = question<Pages['documents']>(payload, {
    name: 'pages-of-documents',
    text: all(`select ${items} ${visibleLessons} and not l.is_premium and l.has_html_content`),
  })

  return {
    async pages() {
      const found = await Promise.all([courses(), lessons(), documents()])
      return { courses: found[0] ?? [], lessons: found[1] ?? [], documents: found[2] ?? [] }
    },
  }
}
