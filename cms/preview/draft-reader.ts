import { partOf } from '../api/reader/lesson-part.ts'
import {
  byPlace,
  type CourseName,
  type CourseRow,
  type Items,
  type LessonRow,
  listOneByOne,
  type Reader,
  type Texts,
} from '../api/reader/reader.ts'
import { courseIdOf } from '../content/collections/lessons/course-id-of.ts'
import type { Course, Exercise, Lesson } from '../content/payload-types.ts'

/**
 * Documents as they would be published: a draft's page shows them in place of the published ones.
 */
export interface Shown {
  course?: Course
  lesson?: Lesson
  exercise?: Exercise
  /** Lessons of the course that visitors do not see, as long as they do not see the course. */
  lessonRows?: LessonRow[]
  texts?: Partial<Texts>
  items?: Partial<Items>
}

/**
 * What visitors read, with a draft on top: so its page shows it by the same code that will show it
 * once it is published, and nothing else changes.
 */
export const draftReader = (visitors: Reader, shown: Shown): Reader => ({
  ...courseReader(visitors, shown),
  ...lessonReader(visitors, shown),

  // A draft is announced nowhere.
  coursePages: () => visitors.coursePages(),
  lessonPageCount: () => visitors.lessonPageCount(),
  lessonPages: (skip) => visitors.lessonPages(skip),

  pictures: (names) => visitors.pictures(names),
  clips: (owner) => visitors.clips(owner),
  clipSound: (owner, hash) => visitors.clipSound(owner, hash),
  exercise: async (address) =>
    shown.exercise?.address === address ? shown.exercise : visitors.exercise(address),

  async texts(name) {
    return shown.texts?.[name] ?? visitors.texts(name)
  },

  async items(name) {
    const item = shown.items?.[name]
    const items = await visitors.items(name)
    return item ? withDraft(items, item) : items
  },
})

function courseReader(
  visitors: Reader,
  { course: draft }: Shown,
): Pick<
  Reader,
  'courses' | 'courseRow' | 'course' | 'courseFigures' | 'listedCourse' | 'allFigures'
> {
  const isNamed = (which: CourseName) =>
    'id' in which ? draft?.id === which.id : draft?.slug === which.slug
  // The draft may have another slug than the course that visitors see.
  async function courseRow(which: CourseName): Promise<CourseRow | null> {
    if (draft && isNamed(which)) return draft
    const course = await visitors.courseRow(which)
    return course?.id === draft?.id ? null : course
  }
  const courseFigures = (id: number) => visitors.courseFigures(id)

  return {
    async courses() {
      const courses: CourseRow[] = await visitors.courses()
      return draft ? withDraft(courses, draft) : courses
    },

    courseRow,

    course: async (id) => (draft?.id === id ? draft : visitors.course(id)),

    courseFigures,

    listedCourse: (which) => listOneByOne({ courseRow, courseFigures }, which),

    allFigures: () => visitors.allFigures(),
  }
}

function lessonReader(
  visitors: Reader,
  { lesson: draft, lessonRows = [] }: Shown,
): Pick<Reader, 'lessons' | 'lessonCount' | 'allLessons' | 'lesson' | 'lessonAt' | 'courseWords'> {
  const shown: LessonRow[] = draft ? [draft] : lessonRows
  const isShown = ({ id }: LessonRow) => shown.some((lesson) => lesson.id === id)
  return {
    // A part begins where the lessons stand once the draft is among them.
    async lessons(courseId, part) {
      const others = (await visitors.lessons(courseId)).filter((lesson) => !isShown(lesson))
      const fitting = shown.filter((lesson) => courseIdOf(lesson) === courseId)
      return partOf([...others, ...fitting].toSorted(byPlace), part)
    },

    // No page of a draft reads a list in parts.
    lessonCount: () => visitors.lessonCount(),
    allLessons: (which) => visitors.allLessons(which),

    courseWords: (courseId) => visitors.courseWords(courseId),

    lesson: async (id, options) => (draft?.id === id ? draft : visitors.lesson(id, options)),

    // The draft may have taken another lesson's place, or left its own.
    async lessonAt(place, options) {
      const isThere =
        draft && courseIdOf(draft) === place.courseId && draft.lessonNumber === place.lessonNumber
      if (isThere) return draft
      const lesson = await visitors.lessonAt(place, options)
      return lesson?.id === draft?.id ? null : lesson
    },
  }
}

/** In the place of its published version, or at the end. */
function withDraft<Item extends { id: number }>(items: Item[], draft: Item): Item[] {
  const isThere = items.some(({ id }) => id === draft.id)
  return isThere ? items.map((item) => (item.id === draft.id ? draft : item)) : [...items, draft]
}
