import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TaskConfig } from 'payload'
import { Restored, restoredKey } from '../../contract/restored.ts'
import { clearUnusedPictures } from '../collections/media/clear-unused-pictures.ts'
import { dropOldCounts } from '../counts/write-counts.ts'
import { blanksBefore } from '../drafts/blank-drafts.ts'
import { clearUnusedFiles } from '../lesson-files/clear-unused-files.ts'
import { dropOldSignIns } from '../sign-ins/drop-old-sign-ins.ts'
import { runSql } from '../sql/run-sql.ts'
import { deleteOldTakes } from '../students/letters.ts'

const dayMs = 24 * 60 * 60 * 1000
const trashDays = 30
const guardDays = 1
/** A form may stay open over a weekend. */
const blankDays = 7
const resultDays = 365
/** A job that was given up says for so long why. */
const failedJobDays = 30
/** What a backup brought back can be looked for so long, however long ago it was put away. */
const restoredDays = 7

/**
 * Empties the trash after 30 days (decision 17); removes forgotten blank drafts, old login counters,
 * what students sent a year ago, recordings some time after they were answered (decision 110),
 * the files of pictures that were never kept and of pages that are gone (decision 140), old counts
 * (decision 152), old lines of the sign-in log (decision 171) and jobs that were given up.
 */
export const purgeTrash: TaskConfig = {
  slug: 'purge-trash',
  schedule: [{ cron: '17 3 * * *', queue: 'default' }],
  retries: 2,
  handler: async ({ req }) => {
    const { payload } = req
    const before = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
    const isRestored = (await readRestoredAt(req)) > before(restoredDays)
    for (const collection of ['lessons', 'courses', 'exercises'] as const) {
      await payload.delete({
        collection,
        where: blanksBefore(before(blankDays)),
        req,
        overrideAccess: true, // a job has no user
      })
      if (isRestored) continue
      const { errors } = await payload.delete({
        collection,
        where: { deletedAt: { less_than: before(trashDays) } },
        trash: true,
        req,
        overrideAccess: true,
      })
      if (errors.length > 0) throw new Error(`${errors[0]?.message} (${collection})`)
    }
    await payload.delete({
      collection: 'login-guards',
      where: { updatedAt: { less_than: before(guardDays) } },
      req,
      overrideAccess: true,
    })
    await payload.delete({
      collection: 'results',
      where: { createdAt: { less_than: before(resultDays) } },
      req,
      overrideAccess: true,
    })
    await payload.delete({
      collection: 'payload-jobs',
      where: {
        and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before(failedJobDays) } }],
      },
      req,
      overrideAccess: true,
    })
    await deleteOldTakes(req)
    await dropOldCounts(payload)
    await dropOldSignIns(payload)
    await clearUnusedPictures(req)
    await clearUnusedFiles(req) // last: what was deleted just now names no files any more
    return { output: {} }
  },
}

/** When a backup was brought back; the beginning of time where none was. */
async function readRestoredAt(req: PayloadRequest): Promise<string> {
  const [row] = await runSql(req, sql`select data from payload_kv where key = ${restoredKey}`)
  return Restored.safeParse(row?.data).data?.at ?? ''
}
