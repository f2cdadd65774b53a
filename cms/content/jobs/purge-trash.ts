import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, TaskConfig, Where } from 'payload'
import { Restored, restoredKey } from '../../contract/restored.ts'
import { clearUnusedPictures } from '../collections/media/clear-unused-pictures.ts'
import { dropOldCounts } from '../counts/write-counts.ts'
import { blanksBefore } from '../drafts/blank-drafts.ts'
import { clearUnusedFiles } from '../lesson-files/clear-unused-files.ts'
import { dropOldSignIns } from '../sign-ins/drop-old-sign-ins.ts'
import { runSql } from '../sql/run-sql.ts'
import { deleteOldLetters, deleteOldTakes } from '../students/letters.ts'

const dayMs = 24 * 60 * 60 * 1000
const trashDays = 30
const guardDays = 1
/** A form may stay open over a weekend. */
const blankDays = 7
/** What students send is kept for a year, as their page tells them before they agree. */
const sentDays = 365
/** A job that was given up says for so long why. */
const failedJobDays = 30
/** What a backup brought back can be looked for so long, however long ago it was put away. */
const restoredDays = 7

/**
 * Empties the trash after 30 days (decision 17); removes forgotten blank drafts, old login counters,
 * what students sent a year ago, recordings some time after they were answered (decisions 110, 112),
 * the files of pictures that were never kept and of pages that are gone (decision 140), old counts
 * (decision 152), old lines of the sign-in log (decision 171) and jobs that were given up.
 */
export const purgeTrash: TaskConfig = {
  slug: 'purge-trash',
  schedule: [{ cron: '17 3 * * *', queue: 'default' }],
  retries: 2,
  handler: async ({ req }) => {
    await eachOnItsOwn([
      ...(['lessons', 'courses', 'exercises'] as const).flatMap((collection) => [
        () => purge(req, { collection, where: blanksBefore(before(blankDays)) }),
        () => emptyTrash(req, collection),
      ]),
      () => purge(req, { collection: 'login-guards', where: olderThan('updatedAt', guardDays) }),
      () => purge(req, { collection: 'results', where: olderThan('createdAt', sentDays) }),
      () => purge(req, { collection: 'payload-jobs', where: givenUp() }),
      () => deleteOldTakes(req),
      () => deleteOldLetters(req, sentDays),
      () => dropOldCounts(req.payload),
      () => dropOldSignIns(req.payload),
      () => clearUnusedPictures(req),
      () => clearUnusedFiles(req), // last: what was deleted just now names no files any more
    ])
    return { output: {} }
  },
}

/** What cannot be deleted keeps nothing else from expiring; the job has failed all the same. */
async function eachOnItsOwn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const part of parts) await part().catch((error) => errors.push(error))
  if (errors.length === 0) return
  const told = errors.map((error) => (error instanceof Error ? error.message : String(error)))
  throw new AggregateError(errors, told.join('; '))
}

const before = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

const olderThan = (field: string, days: number): Where => ({
  [field]: { less_than: before(days) },
})

const givenUp = (): Where => ({
  and: [{ hasError: { equals: true } }, olderThan('updatedAt', failedJobDays)],
})

/** What a backup has just brought back stays for now. */
async function emptyTrash(req: PayloadRequest, collection: CollectionSlug): Promise<void> {
  if ((await readRestoredAt(req)) > before(restoredDays)) return
  await purge(req, { collection, where: olderThan('deletedAt', trashDays), trash: true })
}

interface Which {
  collection: CollectionSlug
  where: Where
  trash?: boolean
}

/** @throws Error where one of them stays: Payload goes on with the others, and only tells. */
async function purge(req: PayloadRequest, which: Which): Promise<void> {
  // A job has no user.
  const { errors } = await req.payload.delete({ ...which, req, overrideAccess: true })
  if (errors.length > 0) throw new Error(`${errors[0]?.message} (${which.collection})`)
}

/** When a backup was brought back; the beginning of time where none was. */
async function readRestoredAt(req: PayloadRequest): Promise<string> {
  const [row] = await runSql(req, sql`select data from payload_kv where key = ${restoredKey}`)
  return Restored.safeParse(row?.data).data?.at ?? ''
}
