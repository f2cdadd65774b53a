import type { TaskConfig } from 'payload'
import { clearUnusedPictures } from '../collections/media/clear-unused-pictures.ts'
import { dropOldCounts } from '../counts/write-counts.ts'
import { blanksBefore } from '../drafts/blank-drafts.ts'
import { clearUnusedFiles } from '../lesson-files/clear-unused-files.ts'
import { dropOldSignIns } from '../sign-ins/drop-old-sign-ins.ts'
import { deleteOldTakes } from '../students/letters.ts'

const dayMs = 24 * 60 * 60 * 1000
const trashDays = 30
const guardDays = 1
/** A form may stay open over a weekend. */
const blankDays = 7
const resultDays = 365

/**
 * Empties the trash after 30 days (decision 17); removes forgotten blank drafts, old login counters,
 * what students sent a year ago, recordings some time after they were answered (decision 110),
 * the files of pictures that were never kept and of pages that are gone (decision 140), old counts
 * (decision 152) and old lines of the sign-in log (decision 171).
 */
export const purgeTrash: TaskConfig = {
  slug: 'purge-trash',
  schedule: [{ cron: '17 3 * * *', queue: 'default' }],
  retries: 2,
  handler: async ({ req }) => {
    const { payload } = req
    const before = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
    for (const collection of ['lessons', 'courses', 'exercises'] as const) {
      const { errors } = await payload.delete({
        collection,
        where: { deletedAt: { less_than: before(trashDays) } },
        trash: true,
        req,
        overrideAccess: true, // a job has no user
      })
      if (errors.length > 0) throw new Error(`${errors[0]?.message} (${collection})`)
      await payload.delete({
        collection,
        where: blanksBefore(before(blankDays)),
        req,
        overrideAccess: true,
      })
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
    await deleteOldTakes(req)
    await dropOldCounts(payload)
    await dropOldSignIns(payload)
    await clearUnusedPictures(req)
    await clearUnusedFiles(req) // last: what was deleted just now names no files any more
    return { output: {} }
  },
}
