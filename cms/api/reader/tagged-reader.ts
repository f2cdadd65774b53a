import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import { tagOf } from '../../content/content-tags.ts'
import type { CourseName, Reader } from './reader.ts'

type CourseReader = Pick<
  Reader,
  'courses' | 'courseRow' | 'course' | 'courseFigures' | 'listedCourse' | 'allFigures'
>
type LessonReader = Pick<
  Reader,
  'lessons' | 'lessonCount' | 'allLessons' | 'lesson' | 'lessonAt' | 'courseWords'
>
type Note = (...tags: string[]) => void

/**
 * Notes in `tags` what an answer is made of. What is not found has tags too: those of the changes
 * that would bring it here. Every method stands here by itself, so that a new one cannot be
 * forgotten.
 */
export function taggedReader(reader: Reader, tags: Set<string>): Reader {
  const note: Note = (...names) => {
    for (const name of names) tags.add(name)
  }
  return {
    ...taggedCourses(reader, note),
    ...taggedLessons(reader, note),
    exercise(address) {
      note(tagOf.items('exercises'))
      return reader.exercise(address)
    },
    clips(owner) {
      note(tagOf.items('clips'))
      return reader.clips(owner)
    },
    clipSound(owner, hash) {
      note(tagOf.items('clips'))
      return reader.clipSound(owner, hash)
    },
    texts(name) {
      note(tagOf.texts(name))
      return reader.texts(name)
    },
    items(list) {
      note(tagOf.items(list))
      return reader.items(list)
    },
    coursePages() {
      note(tagOf.pages)
      return reader.coursePages()
    },
    lessonPageCount() {
      note(tagOf.pages)
      return reader.lessonPageCount()
    },
    lessonPages(skip) {
      note(tagOf.pages)
      return reader.lessonPages(skip)
    },
    pictures(names) {
      note(tagOf.items('media'))
      return reader.pictures(names)
    },
  }
}

const taggedCourses = (reader: Reader, note: Note): CourseReader => ({
  courses() {
    note(tagOf.courses)
    return reader.courses()
  },
  async courseRow(which) {
    const course = await reader.courseRow(which)
    note(course ? tagOf.course(course.id) : whereItWouldBe(which))
    return course
  },
  async listedCourse(which) {
    const listed = await reader.listedCourse(which)
    if (listed) note(tagOf.course(listed.course.id), tagOf.figuresOf(listed.course.id))
    else note(whereItWouldBe(which))
    return listed
  },
  course(id) {
    note(tagOf.course(id))
    return reader.course(id)
  },
  courseFigures(id) {
    note(tagOf.figuresOf(id))
    return reader.courseFigures(id)
  },
  allFigures() {
    note(tagOf.figures)
    return reader.allFigures()
  },
})

const whereItWouldBe = (which: CourseName) =>
  'id' in which ? tagOf.course(which.id) : tagOf.courses

const taggedLessons = (reader: Reader, note: Note): LessonReader => ({
  async lessons(courseId, part) {
    const lessons = await reader.lessons(courseId, part)
    // Which lessons stand beside one depends on their places alone.
    if (part && 'beside' in part) {
      note(tagOf.placesOf(courseId), ...lessons.map(({ id }) => tagOf.lesson(id)))
    } else note(tagOf.lessonsOf(courseId))
    return lessons
  },
  courseWords(courseId) {
    note(tagOf.lessonsOf(courseId))
    return reader.courseWords(courseId)
  },
  lessonCount() {
    note(tagOf.figures)
    return reader.lessonCount()
  },
  allLessons(which) {
    note(which ? tagOf.lessonsOf(which.courseId) : tagOf.lessons)
    return reader.allLessons(which)
  },
  async lesson(id, options) {
    const lesson = await reader.lesson(id, options)
    // Where there is none, its course may be what is missing.
    note(tagOf.lesson(id), lesson ? tagOf.shown(courseIdOf(lesson)) : tagOf.anyShown)
    return lesson
  },
  async lessonAt(place, options) {
    const lesson = await reader.lessonAt(place, options)
    note(tagOf.placesOf(place.courseId), ...(lesson ? [tagOf.lesson(lesson.id)] : []))
    return lesson
  },
})
