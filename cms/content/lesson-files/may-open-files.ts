import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type Grants, isOpened } from '../students/grants.ts'

/** Who asks for the files of a lesson, as the address of its document says. */
export type FilesAsker =
  | { as: 'visitor' }
  | { as: 'student'; grants: Grants }
  /** Somebody to whom the lesson's drafts are shown: the tutor, or who has a link to one. */
  | { as: 'admin' }

const Row = z.object({
  id: z.number(),
  course: z.number().nullable(),
  isPremium: z.boolean(),
  isShown: z.boolean(),
})

/**
 * Whether a lesson has files of this key that the one who asks may open: as its document is, those
 * of a draft and of a premium lesson are withheld (decisions 13, 14). Asked at each file, by SQL.
 */
export async function mayOpenFiles(
  payload: Payload,
  { lessonId, key }: { lessonId: number; key: string },
  asker: FilesAsker,
): Promise<boolean> {
  if (asker.as === 'admin') return isThere(payload, drafted(lessonId, key))
  const { rows } = await payload.db.drizzle.execute(sql`
    select l.id, l.course_id as course, l.is_premium is not false as "isPremium",
      l._status = 'published' and l.deleted_at is null
        and c._status = 'published' and c.deleted_at is null as "isShown"
    from lessons l join courses c on c.id = l.course_id
    where l.id = ${lessonId} and l.files_key = ${key}`)
  const lesson = rows[0] && Row.parse(rows[0])
  if (!lesson?.isShown) return false
  if (!lesson.isPremium) return true
  return asker.as === 'student' && isOpened(asker.grants, lesson)
}

/** As it is published, or in any state that it was saved in. */
const drafted = (lessonId: number, key: string) => sql`
  select from lessons where id = ${lessonId} and files_key = ${key}
  union all
  select from _lessons_v where parent_id = ${lessonId} and version_files_key = ${key}`

async function isThere(payload: Payload, select: SQL): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`select exists (${select}) as found`)
  return rows[0]?.found === true
}
