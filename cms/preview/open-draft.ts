import type { Payload } from 'payload'
import type { Caller } from '../api/caller.ts'
import { presentItems } from '../api/lessons/present-items.ts'
import { storedReader } from '../api/reader/stored-reader.ts'
import { courseIdOf } from '../content/collections/lessons/course-id-of.ts'
import type { Course, Lesson } from '../content/payload-types.ts'
import {
  isTexts,
  type PageList,
  type PageTexts,
  type PreviewDocument,
  type PreviewKind,
  pageLists,
} from '../contract/draft.ts'
import { isDocument, lessonAddress, viewersOf } from '../contract/lesson-rules.ts'
import { maxId } from '../contract/limits.ts'
import { pagePaths } from '../contract/page-paths.ts'
import { draftReader, type Shown } from './draft-reader.ts'
import { formValues } from './form-values.ts'
import { readNewest, readNewestTexts } from './read-newest.ts'

/** A draft on its page: its reader sees what visitors see, with this one document as it is now. */
export interface OpenedDraft {
  caller: Caller
  /** The site's page; null while the draft lacks what a page needs. */
  path: string | null
  missing: string
  /** The lesson whose uploaded document the page shows in a frame; null where there is none. */
  documentOf: number | null
}

/** What the editor holds and has not saved yet. */
type Unsaved = Record<string, unknown>

const pathOfTexts: Record<PageTexts | 'site', string> = {
  'home-page': pagePaths.home,
  'about-page': pagePaths.about,
  'contact-page': pagePaths.contact,
  'testimonials-page': pagePaths.testimonials,
  'privacy-policy': pagePaths.privacyPolicy,
  'terms-of-service': pagePaths.termsOfService,
  offers: `${pagePaths.home}#trial`,
  'free-times': `${pagePaths.home}#trial`,
  site: pagePaths.home,
}

/** An item that was never saved has no id; no document has this one. */
const unsavedId = maxId

/**
 * Opens the newest draft of a document, with the editor's unsaved changes on top.
 * @throws HttpError 404 where the document is not there.
 */
export async function openDraft(
  payload: Payload,
  { kind, id }: PreviewDocument,
  typed: Unsaved = {},
): Promise<OpenedDraft> {
  const unsaved = formValues(payload, kind, typed)
  if (isTexts(kind)) {
    const texts = { ...(await readNewestTexts(payload, kind)), ...unsaved }
    return opened(payload, { texts: { [kind]: texts } }, { path: pathOfTexts[kind] })
  }
  if (isList(kind)) {
    const saved = id === null ? {} : await readNewest(payload, kind, id)
    const item = { ...saved, ...unsaved, id: id ?? unsavedId }
    return opened(payload, { items: { [kind]: item } }, { path: pathOfItem(kind, item) })
  }
  if (id === null) return opened(payload, {}, { missing: 'Save the draft to see it here.' })
  if (kind === 'exercises') return openExercise(payload, id, unsaved)
  return kind === 'courses' ? openCourse(payload, id, unsaved) : openLesson(payload, id, unsaved)
}

async function openExercise(payload: Payload, id: number, unsaved: Unsaved): Promise<OpenedDraft> {
  const stored = { ...(await readNewest(payload, 'exercises', id)), ...unsaved, id }
  const exercise = {
    ...stored,
    title: stored.title || 'Untitled exercise',
    address: stored.address || `draft-${id}`,
  }
  return opened(payload, { exercise }, { path: pagePaths.exercise(exercise.address) })
}

async function openCourse(payload: Payload, id: number, unsaved: Unsaved): Promise<OpenedDraft> {
  const newest = await readNewest(payload, 'courses', id)
  const course = completeCourse({ ...newest, ...unsaved, id })
  // Published lessons of a course that is still a draft: visitors see none yet, its page lists them.
  const lessons = await storedReader(payload, { readsAll: true }).lessons(id)
  const lessonRows = lessons.filter(({ _status }) => _status === 'published')
  return opened(payload, { course, lessonRows }, { path: pagePaths.course(id) })
}

async function openLesson(payload: Payload, id: number, unsaved: Unsaved): Promise<OpenedDraft> {
  const newest = await readNewest(payload, 'lessons', id)
  const lesson = { ...newest, ...unsaved, id, lessonNumber: numberOf(newest, unsaved) }
  const courseId = courseIdOf(lesson)
  if (courseId === null) {
    return opened(payload, {}, { missing: 'Choose a course for this lesson to see it here.' })
  }
  const course = completeCourse(await courseOf(payload, courseId))
  const shown = { course, lesson: { ...lesson, course: courseId } }
  const { lessonNumber } = lesson
  const hasHtmlContent = isDocument(lesson)
  const viewers = viewersOf({ ...presentItems(lesson), hasHtmlContent })
  return opened(payload, shown, {
    path: lessonAddress(viewers, { id, courseSlug: course.slug, lessonNumber }),
    openLessonId: id,
    documentOf: hasHtmlContent ? id : null,
  })
}

/**
 * A lesson's course as visitors see it, or its newest draft where visitors do not see the course.
 */
const courseOf = async (payload: Payload, id: number): Promise<Course> =>
  (await storedReader(payload).course(id)) ?? readNewest(payload, 'courses', id)

interface Page {
  path?: string
  missing?: string
  openLessonId?: number
  documentOf?: number | null
}

function opened(payload: Payload, shown: Shown, page: Page): OpenedDraft {
  const { path = null, missing = '', openLessonId, documentOf = null } = page
  const reader = draftReader(storedReader(payload), shown)
  const caller: Caller = { admin: null, reader, payload, address: '', openLessonId }
  return { caller, path, missing, documentOf }
}

/** A course must have these to be shown; a draft may lack them. */
const completeCourse = (course: Course) => ({
  ...course,
  name: course.name || 'Untitled course',
  description: course.description || '',
  category: course.category || 'Fundamentals',
  slug: course.slug || `draft-${course.id}`,
})

function pathOfItem(kind: PageList, item: object): string {
  if (kind === 'home-testimonials') return '/#testimonials'
  if (kind === 'page-testimonials') return pagePaths.testimonials
  const pages: unknown = Reflect.get(item, 'shownOn')
  return `${Array.isArray(pages) && pages[0] === 'contact' ? pagePaths.contact : pagePaths.home}#questions`
}

const numberOf = (newest: Lesson, unsaved: Unsaved) =>
  Number(unsaved.lessonNumber) || newest.lessonNumber || 1

const isList = (kind: PreviewKind): kind is PageList => pageLists.some((slug) => slug === kind)
