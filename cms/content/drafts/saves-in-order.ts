import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest, type Plugin } from 'payload'
import { overtakenSave, readSaveNumber, saveNumberHeader } from '../../contract/save-number.ts'
import { runSql } from '../sql/run-sql.ts'
import { documentKey } from './context.ts'

/**
 * What a page of the studio saved later is never overwritten by what it sent before: an automatic
 * save that arrives behind the publishing that was sent after it stores nothing (decision 222). Of
 * every collection with drafts and every global.
 */
export const savesInOrder: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    typeof collection.versions === 'object' && collection.versions.drafts
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeChange: [
              ...(collection.hooks?.beforeChange ?? []),
              // Last: behind the lock on the row, so that nobody holds the one and waits for the other.
              async ({ data, originalDoc, req }) => {
                if (originalDoc) await takeTurn(documentKey(collection.slug, originalDoc.id), req)
                return data
              },
            ],
            afterDelete: [
              ...(collection.hooks?.afterDelete ?? []),
              ({ id, req }) => forgetTurns(documentKey(collection.slug, id), req),
            ],
          },
        }
      : collection,
  ),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeChange: [
        ...(global.hooks?.beforeChange ?? []),
        async ({ data, req }) => {
          await takeTurn(documentKey(global.slug), req)
          return data
        },
      ],
    },
  })),
})

/**
 * The number is stored with the save, in its transaction: the one waits here for the other, in
 * whichever process, and is then seen or not there. One request may save a document more than once.
 */
async function takeTurn(document: string, req: PayloadRequest): Promise<void> {
  const own = readSaveNumber(req.headers.get(saveNumberHeader))
  if (!own) return
  const stored = await runSql(
    req,
    sql`
      insert into payload_kv (key, data) values (${keyOf(document)}, ${JSON.stringify(own)}::jsonb)
      on conflict (key) do update set data = excluded.data
        where payload_kv.data->>'page' <> excluded.data->>'page'
          or (payload_kv.data->>'number')::integer <= (excluded.data->>'number')::integer
      returning key`,
  )
  if (stored.length === 0) throw new APIError(overtakenSave, 409)
}

async function forgetTurns(document: string, req: PayloadRequest): Promise<void> {
  await runSql(req, sql`delete from payload_kv where key = ${keyOf(document)}`)
}

const keyOf = (document: string) => `last-save:${document}`
