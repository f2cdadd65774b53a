import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { documentId } from '../content/collections/document-id.ts'
import { setNumberMayGiveWay, setSavesBothStates } from '../content/drafts/context.ts'
import type { Course, Lesson } from '../content/payload-types.ts'
import { fewChangesAtOnce } from '../content/sql/few-at-once.ts'
import { runSql } from '../content/sql/run-sql.ts'
import { inTransaction } from '../content/sql/transaction.ts'
import { asCaller } from './as-caller.ts'
import type { Caller } from './caller.ts'

type Change<Document> = Partial<Document> | ((published: Document) => Partial<Document>)

interface States<Document> {
  published: Document
  latest: Document
}

type Options = ReturnType<typeof asCaller> & { req: PayloadRequest; draft: boolean }

interface Steps<Document> {
  /** Lets changes of one document wait for each other, from reading to commit; taken in turn. */
  locks: readonly SQL[]
  read(options: Options): Promise<Document>
  write(options: Options & { data: Partial<Document> }): Promise<Document>
  /** What a newer draft keeps of its own, whatever the change says. */
  ownOfDraft?(states: States<Document>): Partial<Document>
}

/** Changes some fields of a course; see `changeAsPublished`. */
export const changeCourse = (id: number, change: Change<Course>, caller: Caller) =>
  changeAsPublished<Course>(caller, change, {
    locks: [sql`select from courses where id = ${id} for no key update`],
    read: (options) => caller.payload.findByID({ collection: 'courses', id, ...options }),
    write: (options) => caller.payload.update({ collection: 'courses', id, ...options }),
    ownOfDraft: filesInWork,
  })

/** The files that the tutor has changed in the draft and not published yet. */
function filesInWork({ published, latest }: States<Course>): Partial<Course> {
  const own: Partial<Course> = {}
  for (const field of ['cssContent', 'jsContent'] as const) {
    if ((latest[field] || null) !== (published[field] || null)) own[field] = latest[field]
  }
  return own
}

/**
 * Changes some fields of a lesson, in the trash too; see `changeAsPublished`. Where its number
 * `givesWay`, a taken one becomes the next free one.
 */
export const changeLesson = (
  id: number,
  change: Change<Lesson>,
  caller: Caller,
  { givesWay = false } = {},
) =>
  changeAsPublished<Lesson>(
    caller,
    change,
    {
      locks: [
        courseToHold(id, change),
        sql`select from lessons where id = ${id} for no key update`,
      ],
      read: (options) =>
        caller.payload.findByID({ collection: 'lessons', id, trash: true, ...options }),
      write: (options) =>
        caller.payload.update({ collection: 'lessons', id, trash: true, ...options }),
    },
    { givesWay },
  )

/**
 * The course that a lesson is, or will be, in: its row comes before the lesson's, as it does where the
 * studio saves (`placeInCourse`, `lockRow`). In the other order each could wait for the other.
 */
const courseToHold = (id: number, change: Change<Lesson>): SQL => sql`
  select from courses
  where id = coalesce(${typeof change === 'function' ? null : documentId(change.course)}::integer,
    (select course_id from lessons where id = ${id}))
  for no key update`

/**
 * Changes some fields of a document as it is published, and of its newer draft where it has one.
 * A plain update would start from the draft, and so publish or unpublish what the tutor is still
 * working on.
 */
const changeAsPublished = <Document extends Course | Lesson>(
  ...change: Parameters<typeof changeInTransaction<Document>>
): Promise<Document> => fewChangesAtOnce(() => changeInTransaction<Document>(...change))

async function changeInTransaction<Document extends Course | Lesson>(
  caller: Caller,
  wanted: Change<Document>,
  { locks, read, write, ownOfDraft }: Steps<Document>,
  { givesWay = false } = {},
): Promise<Document> {
  const req = await createLocalReq({ user: caller.admin ?? undefined }, caller.payload)
  setSavesBothStates(req)
  setNumberMayGiveWay(givesWay, req)
  const asPublished = { ...asCaller(caller), req, draft: false }
  const asDraft = { ...asPublished, draft: true }
  return inTransaction(req, async () => {
    for (const lock of locks) await runSql(req, lock)
    const published = await read(asPublished)
    const change = typeof wanted === 'function' ? wanted(published) : wanted
    const latest = await read(asDraft)
    const hasNewerDraft = published._status === 'published' && latest._status === 'draft'
    const data = hasNewerDraft ? { ...published, ...change } : change
    const changed = await write({ ...asPublished, data })
    if (hasNewerDraft) {
      const own = ownOfDraft?.({ published, latest })
      await write({ ...asDraft, data: { ...latest, ...change, ...own } })
    }
    return changed
  })
}
