import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { changesSince, changesSoFar } from '../../content/sql/announced-changes.ts'
import type { AnswerCache } from './answer-cache.ts'

/**
 * Drops what a write has changed after it has been committed and before its answer is sent. Writes
 * that run at the same moment drop each other's too, which does no harm.
 */
export const dropWhatWritesChange =
  (cache: Pick<AnswerCache, 'drop'>): RequestHandler =>
  (_request, response, next) => {
    const before = changesSoFar()
    onHeaders(response, () => {
      const tags = changesSince(before)
      if (tags.length > 0) cache.drop(tags)
    })
    next()
  }
