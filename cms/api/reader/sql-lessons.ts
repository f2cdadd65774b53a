import type { Payload } from 'payload'
import type { Lesson } from '../../content/payload-types.ts'
import type { LessonPart } from './lesson-part.ts'
import {
  type LessonPlace,
  type LessonRow,
  type LessonWordsRow,
  lessonFileFields,
  lessonRowFields,
  mostWordLessons,
  type Reader,
} from './reader.ts'
import { all, collectionColumns, one } from './sql/document-sql.ts'
import { type Question, question } from './sql/statement.ts'
import { visibleLessons } from './sql/visible.ts'

type LessonReader = Pick<
  Reader,
  'lessons' | 'lessonCount' | 'allLessons' | 'lesson' | 'lessonAt' | 'courseWords'
>

/** How many lessons of a list in parts are read at once: a few milliseconds' work (decision 52). */
export const batchSize = 60

/** The lessons that visitors may read. */
export function visitorLessons(payload: Payload): LessonReader {
  const lists = lessonLists(payload)
  const find = lessonFinders(payload)
  const lessonCount = question<number>(payload, {
    name: 'lesson-count',
    text: `
      select coalesce(sum(counts.published), 0)::integer as answer
      from course_lesson_counts counts join courses c on c.id = counts.course_id
      where c._status = 'published' and c.deleted_at is null`,
  })

  const wordColumns = collectionColumns(payload, 'lessons', {
    row: 'l',
    only: ['vocabulary', 'phrases'],
  })
  const courseWords = question<LessonWordsRow[]>(payload, {
    name: 'course-words',
    text: all(`
      select ${wordColumns} ${visibleLessons} and l.course_id = $1 and l.is_premium is not true
      order by l.lesson_number limit ${mostWordLessons}`),
  })

  return {
    courseWords: async (courseId) => (await courseWords(courseId)) ?? [],

    lessons: (courseId, part) => lessonsOf(lists, courseId, part),

    lessonCount: async () => (await lessonCount()) ?? 0,

    async *allLessons(which) {
      let last: LessonPlace | undefined = which
        ? { courseId: which.courseId, lessonNumber: (which.from ?? 1) - 1 }
        : { courseId: 0, lessonNumber: 0 }
      const list = which ? lists.behindInCourse : lists.behind
      do {
        const rows: LessonRow[] = (await list(last.courseId, last.lessonNumber, batchSize)) ?? []
        if (rows.length > 0) yield rows
        last = rows.length === batchSize ? placeOf(rows.at(-1)) : undefined
      } while (last)
    },

    async lesson(id, { omitsHtml } = {}) {
      const lesson = omitsHtml ? await find.byIdWithoutHtml(id) : await find.byId(id)
      return lesson ?? null
    },

    async lessonAt({ courseId, lessonNumber }, { omitsHtml } = {}) {
      const lesson = omitsHtml
        ? await find.atWithoutHtml(courseId, lessonNumber)
        : await find.at(courseId, lessonNumber)
      return lesson ?? null
    },
  }
}

/** Each kind of list as one statement. */
function lessonLists(payload: Payload) {
  const row = collectionColumns(payload, 'lessons', {
    row: 'l',
    only: Object.keys(lessonRowFields),
  })
  const list = (name: string, rest: string): Question<LessonRow[]> =>
    question(payload, { name, text: all(`select ${row} ${visibleLessons} ${rest}`) })
  const number = 'l.lesson_number'
  return {
    ofCourse: list('lessons', `and l.course_id = $1 order by ${number}, l.created_at desc`),
    from: list(
      'lessons-from',
      `and l.course_id = $1 and ${number} >= $2 order by ${number} limit $3`,
    ),
    beside: question<LessonRow[]>(payload, {
      name: 'lessons-beside',
      text: all(`
        (select ${row} ${visibleLessons} and l.course_id = $1 and ${number} < $2
         order by ${number} desc limit 1)
        union all
        (select ${row} ${visibleLessons} and l.course_id = $1 and ${number} = $2)
        union all
        (select ${row} ${visibleLessons} and l.course_id = $1 and ${number} > $2
         order by ${number} limit 1)`),
    }),
    behindInCourse: list(
      'lessons-behind-in-course',
      `and l.course_id = $1 and ${number} > $2 order by ${number} limit $3`,
    ),
    behind: list(
      'lessons-behind',
      `and (l.course_id, ${number}) > ($1, $2) order by l.course_id, ${number} limit $3`,
    ),
  }
}

async function lessonsOf(
  lists: ReturnType<typeof lessonLists>,
  courseId: number,
  part: LessonPart | undefined,
): Promise<LessonRow[]> {
  if (!part) return (await lists.ofCourse(courseId)) ?? []
  if ('beside' in part) return (await lists.beside(courseId, part.beside)) ?? []
  return (await lists.from(courseId, part.from ?? 0, part.limit)) ?? []
}

/** One lesson with all its lists, with the files that belong to its document and without them. */
function lessonFinders(payload: Payload) {
  const find = (name: string, condition: string): Record<'whole' | 'slim', Question<Lesson>> => {
    const finder = (fullName: string, without: readonly string[]) => {
      const columns = collectionColumns(payload, 'lessons', { row: 'l', without })
      return question<Lesson>(payload, {
        name: fullName,
        text: one(`select ${columns} ${visibleLessons} and ${condition}`),
      })
    }
    return { whole: finder(name, []), slim: finder(`${name}-slim`, lessonFileFields) }
  }
  const byId = find('lesson', 'l.id = $1')
  const at = find('lesson-at', 'l.course_id = $1 and l.lesson_number = $2')
  return {
    byId: byId.whole,
    byIdWithoutHtml: byId.slim,
    at: at.whole,
    atWithoutHtml: at.slim,
  }
}

const placeOf = (row: LessonRow | undefined): LessonPlace | undefined =>
  row && { courseId: Number(row.course), lessonNumber: row.lessonNumber ?? 0 }
