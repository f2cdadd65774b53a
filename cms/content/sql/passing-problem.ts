import { FilesAway } from '../../files/files-away.ts'
import { CommitFailed } from './told-commits.ts'
import { isUnreachable } from './unreachable.ts'

export const databaseAway =
  'The site’s database is not responding at the moment. Please try again soon.'

/** Seconds to wait that the answer suggests; a restart of Postgres takes about as long. */
export const retryAfter = { 'Retry-After': '5' }

const refused =
  'so this could not be done. Nothing else has changed. Please tell whoever runs the site.'
const diskFull = `The site’s disk is full, ${refused}`
/** Its own disk may have room: a database elsewhere has a quota. */
const databaseFull = `The site’s database has no room left, ${refused}`
const noFiles =
  'The site cannot reach its files at the moment, so this could not be done. Please try again soon.'

/** Full places, lost races, a standby that takes no writes, a server whose files are out of reach. */
const busy = /^53...$|^40001$|^40P01$|^25006$|^58...$/
/** A trigger that refuses: at a statement by itself there is no COMMIT to tell of it. */
const raised = 'P0001'
const notKept = 'This could not be saved. Please try again in a moment.'
const full = /^ENOSPC$|^EDQUOT$/
const filesAway = /^E(ROFS|IO|STALE|NOTCONN|MFILE|NFILE)$/

/** What to say of a failure that is the database's and may soon be over; undefined for others. */
export function passingProblem(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === CommitFailed.code) return cause.message
    if (code === '23505') return undefined // a value that exists already
    if (full.test(code)) return diskFull
    if (code === '53100') return databaseFull
    if (filesAway.test(code) || code === FilesAway.code) return noFiles
    if (code === raised) return notKept
    if (busy.test(code) || isUnreachable(cause)) return databaseAway
  }
  return undefined
}
