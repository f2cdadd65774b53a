import { createLocalReq, type PayloadRequest } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import { forgetGivenPlaces, setNumberMayGiveWay } from '../content/drafts/context.ts'
import { slugify } from '../content/fields/slug.ts'
import type { Course, Lesson } from '../content/payload-types.ts'
import { inTransaction, whileHolding } from '../content/sql/transaction.ts'
import type { ImportedCourse } from '../contract/course.ts'
import { storeClips } from './archived-clips.ts'
import { storePages } from './archived-pages.ts'
import { freeSlug } from './free-slug.ts'
import { importsInTurn } from './imports-in-turn.ts'
import { type OpenArchive, openArchive } from './open-archive.ts'
import { type PictureStore, pictureStore } from './store-pictures.ts'
import { named, requireAll, storeStates, unpackStates } from './store-states.ts'

interface Options {
  /** The uploaded file. */
  path: string
  /** Of an admin. */
  req: PayloadRequest
}

/**
 * Makes a new course of an archive: the whole of it, or nothing. Nothing that exists is changed: a
 * slug that is taken gives way, and a picture that the site has already is used as it is.
 * @throws ArchiveError that names the file or the lesson and the field.
 */
export async function importArchive({ path, req }: Options): Promise<ImportedCourse> {
  const { courses, lessons } = req.payload.collections
  const archive = await openArchive(path, {
    course: courses.config.flattenedFields,
    lesson: lessons.config.flattenedFields,
  })
  const pictures = pictureStore(archive, req)
  try {
    const course = await inTransaction(req, async () => {
      await importsInTurn(req)
      await pictures.store()
      await storePages(archive, req)
      const stored = await storeCourse(archive, req)
      for (const file of archive.lessons) {
        await storeLesson(file, { archive, req, courseId: stored.id })
      }
      return stored
    })
    return {
      id: course.id,
      name: course.name ?? '',
      slug: course.slug ?? '',
      lessons: archive.lessons.length,
    }
  } catch (error) {
    await discardInTurn(pictures, req)
    throw error
  } finally {
    archive.close()
  }
}

/**
 * Once it is its turn again: the next import may be storing the same pictures, and nobody sees their
 * rows before it ends. Files that are left are of no use to anybody, and do no harm.
 */
async function discardInTurn(pictures: PictureStore, { payload, user }: PayloadRequest) {
  const again = await createLocalReq({ user: user ?? undefined }, payload)
  await whileHolding(again, async () => {
    await importsInTurn(again)
    await pictures.discard(again)
  }).catch((err: unknown) => payload.logger.warn({ err }, 'Pictures of an import are left over'))
}

async function storeCourse(archive: OpenArchive, req: PayloadRequest): Promise<Course> {
  const { payload } = req
  const states = await unpackStates(archive.course, 'courses', { archive, req })
  const wanted = (states.published ?? states.draft)?.slug
  const name = (states.published ?? states.draft)?.name
  const slug = await freeSlug(slugify(String(wanted ?? name ?? '')) || 'course', req)
  // A draft may have a slug of its own; what leads to the course here is decided above.
  const withSlug = (values: object) => ({ ...values, slug })
  return named('The course', () =>
    storeStates<Course>(archive.course.createdAt, states, {
      publish(values) {
        const data = withSlug(values)
        requireAll<'courses'>(data, payload.collections.courses.config.flattenedFields)
        return payload.create({ collection: 'courses', data, ...asUserOf(req), draft: false })
      },
      createDraft: (data) =>
        payload.create({
          collection: 'courses',
          data: withSlug(data),
          ...asUserOf(req),
          draft: true,
        }),
      saveDraft: (id, data) =>
        payload.update({
          collection: 'courses',
          id,
          data: withSlug(data),
          ...asUserOf(req),
          draft: true,
        }),
    }),
  )
}

interface LessonParts {
  archive: OpenArchive
  req: PayloadRequest
  courseId: number
}

async function storeLesson(file: string, parts: LessonParts): Promise<void> {
  const { archive, req, courseId } = parts
  const { payload } = req
  const lesson = await archive.readLesson(file)
  const states = await unpackStates(lesson, 'lessons', parts)
  const { lessonNumber, title } = states.published ?? states.draft ?? {}
  const inCourse = (values: object) => ({
    ...values,
    course: courseId,
    ...withoutUnknownFiles(values, archive),
  })
  const titled = title ? ` “${String(title).slice(0, 60)}”` : ''
  // A draft's number may be taken by now; a published lesson keeps its own or is refused.
  const begin = ({ isDraft }: { isDraft: boolean }) => {
    setNumberMayGiveWay(isDraft, req)
    forgetGivenPlaces(req)
  }
  const { id } = await named(`Lesson ${lessonNumber ?? ''}${titled} (${file})`, () =>
    storeStates<Lesson>(lesson.createdAt, states, {
      publish(values) {
        const data = inCourse(values)
        requireAll<'lessons'>(data, payload.collections.lessons.config.flattenedFields)
        begin({ isDraft: false })
        return payload.create({ collection: 'lessons', data, ...asUserOf(req), draft: false })
      },
      createDraft(values) {
        const data = inCourse(values)
        begin({ isDraft: true })
        return payload.create({ collection: 'lessons', data, ...asUserOf(req), draft: true })
      },
      saveDraft(id, values) {
        const data = inCourse(values)
        begin({ isDraft: true })
        return payload.update({ collection: 'lessons', id, data, ...asUserOf(req), draft: true })
      },
    }),
  )
  const clips = archive.clips.filter(({ lesson: said }) => said === file)
  await storeClips({ owner: { lesson: id }, clips, archive, req })
}

/** A page names files that came with it, or none. */
function withoutUnknownFiles(values: object, { pages }: OpenArchive): { filesKey?: null } {
  const wanted: unknown = Reflect.get(values, 'filesKey')
  return pages.some(({ key }) => key === wanted) ? {} : { filesKey: null }
}
