import { presentItems } from '../../api/lessons/present-items.ts'
import type { CoursePage, LessonPages, Reader } from '../../api/reader/reader.ts'
import { courseIdOf } from '../../content/collections/lessons/course-id-of.ts'
import { lessonAddress, viewersOf } from '../../contract/lesson-rules.ts'
import { defaultCourseSlug, pagePaths } from '../../contract/page-paths.ts'
import { fileOf, listOfFiles, type SitemapEntry } from './sitemap-xml.ts'

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

interface Options {
  reader: Reader
  siteUrl: string
  /** Search engines read no more addresses of one file (sitemaps.org). */
  addressesOfFile?: number
}

const mostAddresses = 50_000

/**
 * Every page that a visitor can read, with what is published now; premium lessons are left out. It
 * is text in pieces, each of which is read and made by itself. Where one file cannot hold all
 * addresses, it is the list of the files that do.
 */
export async function sitemap(options: Options): Promise<string[]> {
  const { reader, siteUrl, addressesOfFile = mostAddresses } = options
  const [courses, lessonCount] = await pagesOf(reader)
  const count = courses.length + lessonCount
  if (count > addressesOfFile) return [listOfFiles(Math.ceil(count / addressesOfFile), siteUrl)]
  return fileOf(entriesOf(reader, { courses, first: 0, most: count }), siteUrl)
}

/** One file of a long site map, counted from 1; null where there is none. */
export async function sitemapPart(part: number, options: Options): Promise<string[] | null> {
  const { reader, siteUrl, addressesOfFile = mostAddresses } = options
  const [courses, lessonCount] = await pagesOf(reader)
  const count = courses.length + lessonCount
  const first = (part - 1) * addressesOfFile
  const isThere = Number.isInteger(part) && count > addressesOfFile && first >= 0 && first < count
  if (!isThere) return null
  return fileOf(entriesOf(reader, { courses, first, most: addressesOfFile }), siteUrl)
}

interface ListedCourses {
  /** The pages before those of lessons. */
  entries: SitemapEntry[]
  length: number
  slugs: ReadonlyMap<number, CoursePage['slug']>
}

async function pagesOf(reader: Reader): Promise<[ListedCourses, number]> {
  const [courses, lessonCount] = await Promise.all([reader.coursePages(), reader.lessonPageCount()])
  const entries = [...fixedPaths.map((path) => ({ path })), ...courses.flatMap(entriesOfCourse)]
  const slugs = new Map(courses.map(({ id, slug }) => [id, slug]))
  return [{ entries, length: entries.length, slugs }, lessonCount]
}

/** Slugs and ids alone make these addresses: nothing in them needs escaping. */
const entriesOfCourse = ({ id, slug, updatedAt }: CoursePage): SitemapEntry[] => [
  { path: pagePaths.course(id), changedAt: updatedAt },
  ...(slug === defaultCourseSlug
    ? [{ path: pagePaths.courseLessons(slug), changedAt: updatedAt }]
    : []),
]

interface Wanted {
  courses: ListedCourses
  first: number
  most: number
}

/** So many entries from one on, some at a time. */
async function* entriesOf(
  reader: Reader,
  { courses, first, most }: Wanted,
): AsyncIterable<SitemapEntry[]> {
  const before = courses.entries.slice(first, first + most)
  yield before
  let left = most - before.length
  if (left <= 0) return
  for await (const pages of reader.lessonPages(Math.max(0, first - courses.length))) {
    yield entriesOfLessons(pages, courses.slugs).slice(0, left)
    left -= pages.lessons.length
    if (left <= 0) return
  }
}

function entriesOfLessons({ lessons, documents }: LessonPages, slugs: ListedCourses['slugs']) {
  // Only a lesson with a document can have its address in the uploaded viewer.
  const viewers = new Map(
    documents.map((lesson) => [
      lesson.id,
      viewersOf({ ...presentItems(lesson), hasHtmlContent: true }),
    ]),
  )
  return lessons.flatMap((lesson) => {
    const { id, updatedAt } = lesson
    const courseSlug = slugs.get(courseIdOf(lesson))
    if (!courseSlug) return []
    const place = { id, courseSlug, lessonNumber: lesson.lessonNumber ?? 1 }
    return [{ path: lessonAddress(viewers.get(id) ?? [], place), changedAt: updatedAt }]
  })
}
