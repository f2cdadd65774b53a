import { useState } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { useLessons } from '../../data/lessons.ts'
import { lessonCountText } from '../../features/course-cards/course-words.ts'
import { Button } from '../../ui/button.tsx'
import { CourseCard, CourseFrame } from './course-card.tsx'
import { findCourses, findLessons } from './find-lessons.ts'
import { LessonLines } from './lesson-lines.tsx'
import styles from './manage-lessons.module.css'

/** Lines are drawn in steps of so many. */
const step = 100

interface FoundLessonsProps {
  courses: readonly CourseSummary[]
  wanted: string
}

/** The courses and lessons that a search finds; a course found by its name shows all its lessons. */
export function FoundLessons({ courses, wanted }: FoundLessonsProps) {
  const lessons = useLessons()
  const foundCourses = findCourses(courses, wanted)
  const found = lessons.state === 'ready' ? findLessons(lessons.data, courses, wanted) : noLessons
  const others = courses.filter((course) => found.has(course.id) && !foundCourses.includes(course))
  const lines = others.reduce((sum, { id }) => sum + (found.get(id)?.length ?? 0), 0)
  return (
    <>
      <p role="status" className={styles.count}>
        {lessons.state === 'loading' && 'Searching…'}
        {lessons.state === 'error' && 'The lessons could not be searched. Please try again.'}
        {lessons.state === 'ready' && countText(foundCourses.length, lines)}
      </p>
      {foundCourses.map((course) => (
        <CourseCard key={course.id} course={course} isThereAtOnce={false} />
      ))}
      <FoundLines key={wanted} courses={others} found={found} />
    </>
  )
}

interface FoundLinesProps {
  courses: readonly CourseSummary[]
  found: ReadonlyMap<number, LessonListItem[]>
}

/** A first step of the lines, and the next when it is asked for. */
function FoundLines({ courses, found }: FoundLinesProps) {
  const [shown, setShown] = useState(step)
  let before = 0
  const parts = courses.map((course) => {
    const lessons = found.get(course.id) ?? []
    const room = Math.max(0, shown - before)
    before += lessons.length
    return { course, total: lessons.length, lessons: lessons.slice(0, room) }
  })
  return (
    <>
      {parts
        .filter(({ lessons }) => lessons.length > 0)
        .map(({ course, lessons, total }) => (
          <CourseFrame key={course.id} course={course} note={`${lessonCountText(total)} found`}>
            <LessonLines lessons={lessons} />
          </CourseFrame>
        ))}
      {before > shown && (
        <Button onClick={() => setShown(shown + step)}>
          Show {Math.min(step, before - shown)} more
        </Button>
      )}
    </>
  )
}

const noLessons: ReadonlyMap<number, LessonListItem[]> = new Map()

function countText(courses: number, lessons: number) {
  if (courses + lessons === 0) return 'Nothing found. Try fewer or different words.'
  const courseText = `${courses} ${courses === 1 ? 'course' : 'courses'}`
  const lessonText = `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`
  if (courses === 0) return `${lessonText} found`
  return lessons === 0 ? `${courseText} found` : `${courseText} and ${lessonText} found`
}
