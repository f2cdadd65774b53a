import { presentItems } from '../../api/lessons/present-items.ts'
import type { Reader } from '../../api/reader/reader.ts'
import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import { lessonAddress, viewersOf } from '../../contract/lesson-rules.ts'
import { defaultCourseSlug, pagePaths } from '../../contract/page-paths.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

const fixedPaths = [
  pagePaths.home,
  pagePaths.about,
  pagePaths.courses,
  pagePaths.minimalPairs,
  pagePaths.testimonials,
  pagePaths.contact,
  pagePaths.privacyPolicy,
  pagePaths.termsOfService,
]

/** Every page that a visitor can read, with what is published now; premium lessons are left out. */
export async function sitemapEntries(reader: Reader): Promise<SitemapEntry[]> {
  return [...fixedPaths.map((path) => ({ path })), ...(await contentEntries(reader))]
}

/** Slugs and ids alone make these addresses: nothing in them needs escaping. */
async function contentEntries(reader: Reader): Promise<SitemapEntry[]> {
  const { courses, lessons, documents } = await reader.pages()
  const slugs = new Map(courses.map(({ id, slug }) => [id, slug]))
  // Only a lesson with a document can have its address in the uploaded viewer.
  const viewers = new Map(
    documents.map((lesson) => [
      lesson.id,
      viewersOf({ ...presentItems(lesson), hasHtmlContent: true }),
    ]),
  )
  const courseEntries = courses.flatMap(({ id, slug, updatedAt }) => [
    { path: pagePaths.course(id), changedAt: updatedAt },
    ...(slug === defaultCourseSlug
      ? [{ path: pagePaths.courseLessons(slug), changedAt: updatedAt }]
      : []),
  ])
  const lessonEntries = lessons.flatMap((lesson) => {
    const { id, updatedAt } = lesson
    const courseSlug = slugs.get(courseIdOf(lesson))
    if (!courseSlug) return []
    const place = { id, courseSlug, lessonNumber: lesson.lessonNumber ?? 1 }
    return [{ path: lessonAddress(viewers.get(id) ?? [], place), changedAt: updatedAt }]
  })
  return [...courseEntries, ...lessonEntries]
}
