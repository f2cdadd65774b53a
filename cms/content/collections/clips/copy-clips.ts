import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { documentKey, setCopyOf, takeCopyOf } from '../../drafts/context.ts'
import { runSql } from '../../sql/run-sql.ts'

/** Notes of what a document is a copy: no later hook sees how the operation was called. */
export const noteCopy: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create') {
    const id: unknown = Reflect.get(args, 'duplicateFromID')
    setCopyOf(id === undefined || id === null ? null : documentKey(collection.slug, id), req)
  }
  return args
}

/** The copy of a lesson or of an exercise says its words as the tutor has said them. */
export const copyClips: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const source = operation === 'create' ? takeCopyOf(req) : undefined
  if (source === undefined) return doc
  const from = Number(source.split('/')[1])
  // The row's own id is the document's and the word's key (`describeClip`).
  const key = sql`substring(row_id from position(':' in row_id))`
  if (collection.slug === 'lessons') {
    await runSql(
      req,
      sql`insert into clips (lesson_id, word, row_id, hash, ms, sound, updated_at, created_at)
        select ${doc.id}, word, ${String(doc.id)} || ${key}, hash, ms, sound, now(), now()
        from clips where lesson_id = ${from}`,
    )
  } else {
    await runSql(
      req,
      sql`insert into clips (exercise_id, word, row_id, hash, ms, sound, updated_at, created_at)
        select ${doc.id}, word, ${`e${doc.id}`} || ${key}, hash, ms, sound, now(), now()
        from clips where exercise_id = ${from}`,
    )
  }
  return doc
}
