import type { Payload } from 'payload'
import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import { listHomework } from '../../content/students/homework.ts'
import type { OneGrant, OpenStudent } from '../../content/students/open-student.ts'
import { countResults } from '../../content/students/student-wishes.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import type { StudentPage } from '../../contract/student.ts'
import { readOptions } from '../reader/read-options.ts'
import {
  type CourseRow,
  courseRowFields,
  type LessonRow,
  lessonRowFields,
} from '../reader/reader.ts'

/** A student's page: what she was given, as far as it is published. */
export async function presentStudent(student: OpenStudent, payload: Payload): Promise<StudentPage> {
  const { id, name, hasLink, endsAt, consentedAt, given, open } = student
  const [{ lessons, courses }, exercises, homework, sent] = await Promise.all([
    readGiven(student, payload),
    readExercises(student, payload),
    listHomework(payload, student),
    countResults(payload, student),
  ])
  return {
    id,
    name,
    hasLink,
    endsAt,
    consentedAt,
    sent,
    exercises,
    homework: homework.map((one) => ({ homeworkId: one.id, title: one.title })),
    lessons: given.flatMap((lessonId) => lessonLine(lessonId, lessons, courses) ?? []),
    open: open.flatMap((grant) => grantLine(grant, lessons, courses) ?? []),
  }
}

type Lessons = ReadonlyMap<number, LessonRow>
type Courses = ReadonlyMap<number, CourseRow>

/** The lessons and courses that her page names, with a visitor's rights and her grants. */
async function readGiven({ given, open, grants }: OpenStudent, payload: Payload) {
  const options = readOptions({ grants })
  const ids = [...given, ...open.flatMap(({ lesson }) => lesson ?? [])]
  const found = await payload.find({
    collection: 'lessons',
    where: { id: { in: ids } },
    pagination: false,
    select: lessonRowFields,
    ...options,
  })
  const courseIds = [
    ...found.docs.map((lesson) => courseIdOf(lesson)),
    ...open.flatMap(({ course }) => course ?? []),
  ]
  const { docs } = await payload.find({
    collection: 'courses',
    where: { id: { in: courseIds } },
    pagination: false,
    select: courseRowFields,
    ...options,
  })
  return {
    lessons: new Map(found.docs.map((lesson) => [lesson.id, lesson])),
    courses: new Map(docs.map((course) => [course.id, course])),
  }
}

/** The exercises that were given to her, with a visitor's rights. */
async function readExercises({ exercises }: OpenStudent, payload: Payload) {
  if (exercises.length === 0) return []
  const { docs } = await payload.find({
    collection: 'exercises',
    where: { id: { in: exercises } },
    pagination: false,
    select: { title: true, address: true },
    ...readOptions({}),
  })
  const found = new Map(docs.map((exercise) => [exercise.id, exercise]))
  return exercises.flatMap((exerciseId) => {
    const { title, address } = found.get(exerciseId) ?? {}
    return address ? [{ exerciseId, title: title ?? '', path: pagePaths.exercise(address) }] : []
  })
}

function lessonLine(id: number, lessons: Lessons, courses: Courses) {
  const lesson = lessons.get(id)
  const course = lesson && courses.get(courseIdOf(lesson))
  if (!lesson?.lessonNumber || !course?.slug) return null
  return {
    lessonId: id,
    lessonNumber: lesson.lessonNumber,
    title: lesson.title ?? '',
    courseName: course.name ?? '',
    path: pagePaths.lesson(course.slug, lesson.lessonNumber),
  }
}

function grantLine(
  { scope, course: courseId, lesson: lessonId, until }: OneGrant,
  lessons: Lessons,
  courses: Courses,
) {
  if (scope === 'all') return { title: 'All premium lessons', path: pagePaths.courses, until }
  if (scope === 'lesson') {
    const line = lessonLine(lessonId ?? 0, lessons, courses)
    return line && { title: line.title, path: line.path, until }
  }
  const course = courses.get(courseId ?? 0)
  return course && { title: course.name ?? '', path: pagePaths.course(course.id), until }
}
