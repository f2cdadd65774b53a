/**
 * Locks of Postgres that one process holds for all of one database, each by a number of its own. An
 * older version of the site may run beside this one: a number that is in use stays.
 */
export const sessionLocks = {
  start: 7_301_984,
  jobs: 7_301_985,
  /** Who tells a CDN what has changed. */
  leader: 7_301_986,
  nightlyBackup: 7_301_987,
} as const
