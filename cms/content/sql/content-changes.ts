import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { everything, packTags, type Tags } from '../content-tags.ts'
import { runSql } from './run-sql.ts'

/** The Postgres channel on which replicas tell each other that published content changed. */
export const contentChannel = 'content_changed'

/** A request that lasts longer than so many announcements is taken to have changed everything. */
const remembered = 1_000

const recent: Tags[] = []
let announced = 0

/** How many changes this process has announced, to ask `changesSince` later. */
export const changesSoFar = (): number => announced

/**
 * The tags of what this process has announced since then, by whomever; some of it may have been
 * taken back instead of committed. None where nothing was announced.
 */
export function changesSince(count: number): Tags {
  const missed = announced - count
  if (missed === 0) return []
  return missed > recent.length ? [everything] : [...new Set(recent.slice(-missed).flat())]
}

/**
 * Notes the change for the request that makes it, and tells every process at the commit: a NOTIFY
 * inside a transaction is sent when that commits. What touches nothing is not announced.
 */
export async function announce(req: PayloadRequest, tags: Tags): Promise<void> {
  if (tags.length === 0) return
  announced += 1
  recent.push(tags)
  if (recent.length > remembered) recent.shift()
  await runSql(req, sql`select pg_notify(${contentChannel}, ${packTags(tags)})`)
}
