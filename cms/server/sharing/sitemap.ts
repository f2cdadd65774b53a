import type { Payload, Where } from 'payload'
import { asCaller } from '../../api/as-caller.ts'
import { itemFields, presentItems } from '../../api/lessons/present-items.ts'
import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import { lessonAddress, viewersOf } from '../../contract/lesson-rules.ts'
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
  const [courses, lessons, addressOf] = await Promise.all([
    payload.find({
      collection: 'courses',
      sort: 'id',
      select: { slug: true, updatedAt: true },
      ...asVisitor(payload),
    }),
    payload.find({
      collection: 'lessons',
      where: open(),
      sort: ['course', 'lessonNumber'],
      select: { course: true, lessonNumber: true, updatedAt: true },
      ...asVisitor(payload),
    }),
    readLessonAddresses(payload),
  ])
  const slugs = new Map(courses.docs.map(({ id, slug }) => [id, slug]))
  const courseEntries = courses.docs.flatMap(({ id, slug, updatedAt }) => [
    { path: pagePaths.course(id), changedAt: updatedAt },
    ...(slug === defaultCourseSlug
      ? [{ path: pagePaths.courseLessons(slug), changedAt: updatedAt }]
      : []),
  ])
  const lessonEntries = lessons.docs.flatMap((lesson) => {
    const { id, lessonNumber, updatedAt } = lesson
    const courseSlug = slugs.get(courseIdOf(lesson) ?? 0)
    if (!courseSlug) return []
    const path = addressOf({ id, courseSlug, lessonNumber: lessonNumber ?? 1 })
    return [{ path, changedAt: updatedAt }]
  })
  return [...courseEntries, ...lessonEntries]
}

/** Only a lesson with a document can have its address in the uploaded viewer. */
async function readLessonAddresses(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'lessons',
    where: { and: [open(), { hasHtmlContent: { equals: true } }] },
    select: itemFields,
    ...asVisitor(payload),
  })
  const viewers = new Map(
    docs.map((lesson) => [lesson.id, viewersOf({ ...presentItems(lesson), hasHtmlContent: true })]),
  )
  return (place: Parameters<typeof lessonAddress>[1]) =>
    lessonAddress(viewers.get(place.id) ?? [], place)
}

const asVisitor = (payload: Payload) => ({ pagination: false, ...asCaller(visitor(payload)) })

/** Made anew each time: Payload changes the conditions it is given. */
const open = (): Where => ({ isPremium: { equals: false } })
