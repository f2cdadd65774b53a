import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { type LessonData, toLessonData } from '../cms/content/collections/lessons/to-lesson-data.ts'
import { paragraphs } from '../cms/content/samples/paragraphs.ts'
import { runSql } from '../cms/content/sql/run-sql.ts'
import { inTransaction } from '../cms/content/sql/transaction.ts'
import { titleOfDocument } from '../cms/lesson-formats/document/title-of-document.ts'
import { sampleCourses } from './sample-courses.ts'
import type { SeedCourse, SeedLesson, SeedUpload } from './seed-content.ts'
import { addTexts } from './seed-texts.ts'

// The server itself fills a fresh site: hence `overrideAccess` throughout.

/**
 * Adds the sample courses and texts that are not there, all or none; changes nothing that is.
 * @returns the names of what was added.
 */
export const seed = (payload: Payload): Promise<string[]> =>
  allOrNothing(payload, async (req) => {
    await beginAtOne(req)
    const added: string[] = []
    const begun = Date.now()
    for (const [index, course] of sampleCourses.entries()) {
      const writtenAt = new Date(begun - index * minuteMs).toISOString()
      if (await addCourse(course, { writtenAt, req })) added.push(course.name)
    }
    return [...added, ...(await addTexts(req))]
  })

/** The site shows the newest lessons' course first: the catalogue's first is the last written. */
const minuteMs = 60_000

/** Adds the texts that came later to an older site. */
export const seedTexts = (payload: Payload): Promise<string[]> => allOrNothing(payload, addTexts)

async function allOrNothing<Result>(
  payload: Payload,
  task: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => task(req))
}

/** Course 1 is Speak Fluently (decision 3), even where an earlier attempt was broken off. */
const beginAtOne = (req: PayloadRequest) =>
  runSql(req, sql`select setval('courses_id_seq', 1, false) where not exists (select from courses)`)

async function addCourse(
  course: SeedCourse,
  { writtenAt, req }: { writtenAt: string; req: PayloadRequest },
): Promise<boolean> {
  const { payload } = req
  const { slug, name, description, category, icon, difficulty } = course
  const where = { slug: { equals: slug } }
  const { totalDocs } = await payload.count({
    collection: 'courses',
    where,
    trash: true,
    req,
    overrideAccess: true,
  })
  if (totalDocs > 0) return false
  const { id } = await payload.create({
    collection: 'courses',
    data: {
      slug,
      name,
      description,
      category,
      icon,
      difficulty: `${difficulty}`,
      about: paragraphs(course.about),
      cssContent: course.css ? await readUpload(course.css) : undefined,
      jsContent: course.js ? await readUpload(course.js) : undefined,
      _status: 'published',
    },
    req,
    overrideAccess: true,
  })
  for (const lesson of course.lessons) {
    const data = 'file' in lesson ? await uploadedLesson(lesson) : writtenLesson(lesson)
    await payload.create({
      collection: 'lessons',
      data: {
        isPremium: false,
        ...data,
        course: id,
        createdAt: writtenAt,
        _status: 'published',
      },
      req,
      overrideAccess: true,
    })
  }
  return true
}

const writtenLesson = (lesson: SeedLesson): LessonData => toLessonData(lesson)

async function uploadedLesson({ file, isPremium }: SeedUpload): Promise<LessonData> {
  const htmlContent = await readUpload(file)
  const title = titleOfDocument(htmlContent)
  if (!title) throw new Error(`seed/uploaded/${file} has no title.`)
  return { title, htmlContent, isPremium: isPremium ?? false }
}

const readUpload = (file: string) => readFile(join(process.cwd(), 'seed/uploaded', file), 'utf8')
