import type { Payload } from 'payload'
import { asCaller } from '../../api/as-caller.ts'
import { defaultCourseSlug, pagePaths } from '../../contract/page-paths.ts'
import { visitor } from '../endpoints/caller.ts'

interface Entry {
  path: string
  /** ISO 8601; none where the page has no date of its own. */
  changedAt?: string
}

const fixedPaths = [
  pagePaths.home,
  pagePaths.about,
  pagePaths.courses,
  pagePaths.testimonials,
  pagePaths.contact,
  pagePaths.privacyPolicy,
  pagePaths.termsOfService,
]

/** Every page that a visitor can read, with what is published now; premium lessons are left out. */
export async function sitemapXml(payload: Payload, siteUrl: string): Promise<string> {
  const entries = [...fixedPaths.map((path) => ({ path })), ...(await contentEntries(payload))]
  const urls = entries.map(({ path, changedAt }: Entry) => {
    const date = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${siteUrl}${path}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** Slugs and ids alone make these addresses: nothing in them needs escaping. */
async function contentEntries(payload: Payload): Promise<Entry[]> {
  const options = { pagination: false, ...asCaller(visitor(payload)) } as const
  const [courses, lessons] = await Promise.all([
    payload.find({
      collection: 'courses',
      sort: 'id',
      select: { slug: true, updatedAt: true },
      ...options,
    }),
    payload.find({
      collection: 'lessons',
      where: { isPremium: { equals: false } },
      sort: ['course', 'lessonNumber'],
      select: { course: true, lessonNumber: true, hasHtmlContent: true, updatedAt: true },
      ...options,
    }),
  ])
  const slugs = new Map(courses.docs.map(({ id, slug }) => [id, slug]))
  const courseEntries = courses.docs.flatMap(({ id, slug, updatedAt }) => [
    { path: pagePaths.course(id), changedAt: updatedAt },
    ...(slug === defaultCourseSlug
      ? [{ path: pagePaths.courseLessons(slug), changedAt: updatedAt }]
      : []),
  ])
  const lessonEntries = lessons.docs.flatMap((lesson) => {
    const { id, course, lessonNumber, hasHtmlContent, updatedAt } = lesson
    const slug = slugs.get(typeof course === 'number' ? course : course.id)
    if (hasHtmlContent) return [{ path: pagePaths.uploadedLesson(id), changedAt: updatedAt }]
    if (!slug) return []
    return [{ path: pagePaths.lesson(slug, lessonNumber ?? 1), changedAt: updatedAt }]
  })
  return [...courseEntries, ...lessonEntries]
}
