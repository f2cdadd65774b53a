import type { Payload } from 'payload'
import { type CourseFigures, noFigures } from './course-figures.ts'
import type { Reader } from './reader.ts'
import { dateSql } from './sql/field-sql.ts'
import { question } from './sql/statement.ts'

/**
 * Lesson count and newest lesson's date, of one course or of all. Visitors' figures count published
 * lessons only, as `access/published-lessons.ts` has it; admins' count drafts too. Nothing is
 * counted here: the counts are kept as lessons change (decision 51).
 */
export function figuresReader(
  payload: Payload,
  { countsDrafts }: { countsDrafts: boolean },
): Pick<Reader, 'courseFigures' | 'allFigures'> {
  const who = countsDrafts ? 'admin' : 'visitor'
  const count = countsDrafts ? 'stored' : 'published'
  const figuresSql = (condition: string) => `
    select coalesce(json_object_agg(course_id, json_build_object(
      'lessons', lessons,
      'latestLessonDate', ${dateSql(newest(countsDrafts))}
    )), '{}') as answer
    from (
      select course_id, sum(${count})::integer as lessons
      from course_lesson_counts ${condition} group by course_id
    ) counts
    where lessons > 0`
  type FiguresById = Record<string, CourseFigures>
  const ofAll = question<FiguresById>(payload, { name: `figures-${who}`, text: figuresSql('') })
  const ofOne = question<FiguresById>(payload, {
    name: `course-figures-${who}`,
    text: figuresSql('where course_id = $1'),
  })

  return {
    courseFigures: async (id) => (await ofOne(id))?.[id] ?? noFigures,

    async allFigures() {
      const figures = await ofAll()
      return (id) => figures?.[id] ?? noFigures
    },
  }
}

/** By an index of course, status and date, whatever the number of lessons. */
function newest(countsDrafts: boolean): string {
  const newestWith = (status: string) => `
    (select max(created_at) from lessons
     where lessons.course_id = counts.course_id and deleted_at is null and _status = '${status}')`
  if (!countsDrafts) return newestWith('published')
  return `greatest(${newestWith('published')}, ${newestWith('draft')})`
}
