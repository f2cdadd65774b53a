import type { Payload } from 'payload'
import { itemFields } from '../lessons/present-items.ts'
import type { CoursePage, LessonPages, Reader } from './reader.ts'
import { all, collectionColumns } from './sql/document-sql.ts'
import { question } from './sql/statement.ts'
import { visibleLessons } from './sql/visible.ts'

type PageReader = Pick<Reader, 'coursePages' | 'lessonPageCount' | 'lessonPages'>

/** How many lessons are read at once: some milliseconds' work. */
const batchSize = 1_000

/** What visitors find listed in the sitemap. */
export function visitorPages(payload: Payload): PageReader {
  const lessonFields = ['course', 'lessonNumber', 'updatedAt']
  const course = collectionColumns(payload, 'courses', { row: 'c', only: ['slug', 'updatedAt'] })
  const lesson = collectionColumns(payload, 'lessons', { row: 'l', only: lessonFields })
  const items = collectionColumns(payload, 'lessons', { row: 'l', only: Object.keys(itemFields) })
  const open = `${visibleLessons} and not l.is_premium`
  const courses = question<CoursePage[]>(payload, {
    name: 'pages-of-courses',
    text: all(`
      select ${course} from courses c
      where c._status = 'published' and c.deleted_at is null order by c.id`),
  })
  const count = question<number>(payload, {
    name: 'count-of-lesson-pages',
    text: `select count(*)::integer as answer ${open}`,
  })
  const lessons = question<LessonPages['lessons']>(payload, {
    name: 'pages-of-lessons',
    text: all(`
      select ${lesson} ${open} and (l.course_id, l.lesson_number) > ($1, $2)
      order by l.course_id, l.lesson_number offset $3 limit ${batchSize}`),
  })
  const documents = question<LessonPages['documents']>(payload, {
    name: 'pages-of-documents',
    text: all(`select ${items} ${open} and l.has_html_content and l.id = any($1)`),
  })

  return {
    coursePages: async () => (await courses()) ?? [],

    lessonPageCount: async () => (await count()) ?? 0,

    async *lessonPages(skip) {
      let behind = [0, 0, skip]
      for (;;) {
        const found = (await lessons(...behind)) ?? []
        const ids = found.map(({ id }) => id)
        if (ids.length > 0) yield { lessons: found, documents: (await documents(ids)) ?? [] }
        const last = found.at(-1)
        if (!last || found.length < batchSize) return
        behind = [Number(last.course), last.lessonNumber ?? 0, 0]
      }
    },
  }
}
