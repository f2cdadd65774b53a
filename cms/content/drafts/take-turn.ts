import { sql } from '@payloadcms/db-postgres'
import { APIError, type FlattenedField, type PayloadRequest } from 'payload'
import {
  newerSave,
  newerSaveHeader,
  overtakenSave,
  readSaveNumber,
  saveNumberHeader,
} from '../../contract/save-number.ts'
import { runSql } from '../sql/run-sql.ts'
import { documentKey, noteHeldBefore, readHeldBefore } from './context.ts'
import { afterSave, type HeldBefore, isFromOlder, isOvertaken, LastSave } from './last-save.ts'
import { isSameContent } from './same-content.ts'

interface Place {
  slug: string
  id?: number
  /** Its row is all that is stored of it: it has no drafts. */
  isPlain?: boolean
}

interface Save {
  data: object
  /** What was stored as the operation began; where it is a global, nobody held it then. */
  originalDoc: object
  fields: readonly FlattenedField[]
  /** What the form is of; undefined where no form of this document asks. */
  what: string | undefined
}

/**
 * What is remembered of a document is stored with the save, in its transaction: the one waits here
 * for the other, in whichever process, and is then seen or not there.
 * @throws APIError with 409, where the same page has saved something later (decision 222), or a form
 * began from something older than what somebody else has saved (decision 237).
 */
export async function takeTurn(place: Place, save: Save, req: PayloadRequest): Promise<void> {
  const { data, fields, originalDoc, what } = save
  const document = documentKey(place.slug, place.id)
  const own = readSaveNumber(req.headers.get(saveNumberHeader))
  if (place.isPlain) await holdRow(place, req) // before the turn, as whoever deletes it
  const last = await holdTurn(place, req)
  if (isOvertaken(own, last)) throw new APIError(overtakenSave, 409)

  const newest = await newestOf(place, req)
  if (what && isFromOlder({ own, last, base: momentOf(data), newest })) {
    req.responseHeaders = new Headers([...(req.responseHeaders ?? []), [newerSaveHeader, 'true']])
    throw new APIError(newerSave(what), 409)
  }
  const content = momentOf(originalDoc) === newest ? originalDoc : undefined
  const before = await beforeTransaction(document, { content, last, newest }, req)
  const isSame = before.content !== undefined && isSameContent(fields, before.content, data)
  const next = afterSave({ own, last: before.last, newest: before.newest, isSame })
  await keepTurn(document, next, req)
}

/**
 * Forms that are open go on beside a change by the site of a document without drafts, whose row is
 * held: they take along what it adds (`keepWhatCame`).
 */
export async function besideForms<Result>(
  { slug, id }: { slug: string; id: number },
  req: PayloadRequest,
  change: () => Promise<Result>,
): Promise<Result> {
  const place = { slug, id, isPlain: true }
  const last = await holdTurn(place, req)
  const newest = await newestOf(place, req)
  const result = await change()
  const next = afterSave({ own: null, last, newest, isSame: true })
  await keepTurn(documentKey(slug, id), next, req)
  return result
}

/** What the document holds from now on, no form has written. */
export async function forgetForm(place: Place, req: PayloadRequest): Promise<void> {
  const { page, number } = await holdTurn(place, req)
  await keepTurn(documentKey(place.slug, place.id), { page, number, same: [] }, req)
}

export async function forgetTurns({ slug, id }: Place, req: PayloadRequest): Promise<void> {
  await runSql(req, sql`delete from payload_kv where key = ${keyOf(documentKey(slug, id))}`)
}

/**
 * One transaction may write a document twice: what is published and the newer draft after it, where
 * both go to the trash or get another number. What others see is the step from the first to the last.
 */
async function beforeTransaction(document: string, now: HeldBefore, req: PayloadRequest) {
  const transaction = await req.transactionID
  if (transaction === undefined) return now
  const writer = { document, transaction }
  const known = readHeldBefore(writer, req)
  if (!known) noteHeldBefore(writer, now, req)
  return known ?? now
}

/** Locks what is remembered of a document, until the transaction ends. */
export async function holdTurn({ slug, id }: Place, req: PayloadRequest): Promise<LastSave> {
  const document = documentKey(slug, id)
  const [row] = await runSql(
    req,
    sql`
      insert into payload_kv (key, data) values (${keyOf(document)}, '{}')
      on conflict (key) do update set data = payload_kv.data
      returning data`,
  )
  return LastSave.parse(row?.data)
}

const holdRow = ({ slug, id }: Place, req: PayloadRequest) =>
  runSql(req, sql`select from ${tableOf(slug)} where id = ${id} for no key update`)

async function keepTurn(document: string, next: LastSave, req: PayloadRequest): Promise<void> {
  const data = JSON.stringify(next)
  await runSql(req, sql`update payload_kv set data = ${data}::jsonb where key = ${keyOf(document)}`)
}

/** When what is stored was written; read behind the lock, because the operation began before it. */
async function newestOf(place: Place, req: PayloadRequest): Promise<number | undefined> {
  const { slug, id, isPlain } = place
  const ofDocument = id === undefined ? sql`true` : sql`parent_id = ${id}`
  const newest = isPlain
    ? sql`select updated_at as moment from ${tableOf(slug)} where id = ${id}`
    : sql`select version_updated_at as moment from ${tableOf(`_${slug}_v`)}
        where latest and ${ofDocument} order by updated_at desc limit 1`
  const [row] = await runSql(
    req,
    sql`select (extract(epoch from moment) * 1000)::float8 as moment from (${newest}) newest`,
  )
  return typeof row?.moment === 'number' ? Math.round(row.moment) : undefined
}

const tableOf = (slug: string) => sql.identifier(slug.replaceAll('-', '_'))

/** In milliseconds; undefined where nothing says it. */
function momentOf(document: object): number | undefined {
  const moment = Date.parse(String(Reflect.get(document, 'updatedAt')))
  return Number.isNaN(moment) ? undefined : moment
}

const keyOf = (document: string) => `last-save:${document}`
