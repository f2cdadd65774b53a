import { useParams } from 'react-router-dom'
import { useCourseListed, useCourseNamed } from '../../data/courses.ts'
import { useCourseLesson, useLesson } from '../../data/lessons.ts'
import { reads } from '../../data/reads.ts'
import { dataOf, type ReadState } from '../../data/use-read.ts'
import { lessonPlaceOf, parseId, parseSlug } from '../../router/route-params.ts'
import type { LoadInput } from '../../router/screen-module.ts'
import { type Answers, decidePractise, type NamedLesson } from './decide-practise.ts'

/** What the address names, and the reads that it takes: once for the server, once as hooks. */
export async function loadPractisedLesson({ params, read }: LoadInput) {
  const named = namedBy(params)
  if ('lessonId' in named) {
    const lesson = named.lessonId === null ? null : await read(reads.lesson(named.lessonId))
    const courses = lesson && (await read(reads.courseListed(lesson.courseId)))
    return decidePractise(named, { courses, lesson })
  }
  const slug = parseSlug(named.courseSlug)
  const courses = slug === null ? null : await read(reads.courseNamed(slug))
  const place = placeOf(named, courses)
  const lesson = place && (await read(reads.courseLesson(place.courseId, place.lessonNumber)))
  return decidePractise(named, { courses, lesson })
}

/** The decision, or that it takes longer, or cannot be made. */
export function usePractisedLesson() {
  const named = namedBy(useParams())
  const isById = 'lessonId' in named
  const id = isById ? named.lessonId : null
  const slug = isById ? null : parseSlug(named.courseSlug)

  const namedCourses = useCourseNamed(slug)
  const place = isById ? null : placeOf(named, dataOf(namedCourses))
  const placed = useCourseLesson(place)
  const byId = useLesson(id)
  const listed = useCourseListed(dataOf(byId)?.courseId ?? null)

  const needed: ReadState<unknown>[] = [
    ...(slug === null ? [] : [namedCourses]),
    ...(place ? [placed] : []),
    ...(id === null ? [] : [byId]),
    ...(dataOf(byId) ? [listed] : []),
  ]
  if (needed.some(({ state }) => state === 'error')) return 'failed'
  if (needed.some(({ state }) => state === 'loading')) return 'loading'
  const courses = dataOf(isById ? listed : namedCourses)
  return decidePractise(named, { courses, lesson: dataOf(isById ? byId : placed) })
}

const namedBy = (params: LoadInput['params']): NamedLesson =>
  params.lessonId === undefined ? lessonPlaceOf(params) : { lessonId: parseId(params.lessonId) }

function placeOf(
  { courseSlug, lessonNumber }: Extract<NamedLesson, { courseSlug: string }>,
  courses: Answers['courses'],
) {
  const course = courses?.find(({ slug }) => slug === courseSlug)
  return course && lessonNumber !== null ? { courseId: course.id, lessonNumber } : null
}
