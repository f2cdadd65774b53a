import type { Payload } from 'payload'
import { isoTextOf } from '../../content/sql/iso-of.ts'
import { type CourseFigures, noFigures } from './course-figures.ts'
import type { Reader } from './reader.ts'
import { question } from './sql/statement.ts'

/** The figures of the course that visitors find under a slug, by its id. */
export const figuresBySlug = (payload: Payload) =>
  question<FiguresById>(payload, {
    name: 'course-figures-by-slug',
    text: figuresSql('where course_id in (select id from courses where slug = $1)', false),
  })

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
  const ofAll = question<FiguresById>(payload, {
    name: `figures-${who}`,
    text: figuresSql('', countsDrafts),
  })
  const ofOne = question<FiguresById>(payload, {
    name: `course-figures-${who}`,
    text: figuresSql('where course_id = $1', countsDrafts),
  })

  return {
    courseFigures: async (id) => (await ofOne(id))?.[id] ?? noFigures,

    async allFigures() {
      const figures = await ofAll()
      return (id) => figures?.[id] ?? noFigures
    },
  }
}

type FiguresById = Record<string, CourseFigures>

const figuresSql = (condition: string, countsDrafts: boolean) => `
  select coalesce(json_object_agg(course_id, json_build_object(
    'lessons', lessons,
    'latestLessonDate', ${isoTextOf(newest(countsDrafts))}
  )), '{}') as answer
  from (
    select course_id, sum(${countsDrafts ? 'stored' : 'published'})::integer as lessons
    from course_lesson_counts ${condition} group by course_id
  ) counts
  where lessons > 0`

/** By an index of course, status and date, whatever the number of lessons. */
function newest(countsDrafts: boolean): string {
  const newestWith = (status: string) => `
    (select max(created_at) from lessons
     where lessons.course_id = counts.course_id and deleted_at is null and _status = '${status}')`
  if (!countsDrafts) return newestWith('published')
  return `greatest(${newestWith('published')}, ${newestWith('draft')})`
}
