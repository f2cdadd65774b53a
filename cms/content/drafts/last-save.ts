import { z } from 'zod'
import type { readSaveNumber } from '../../contract/save-number.ts'

/** What is remembered of a document's last save (decisions 222 and 237). */
export const LastSave = z.object({
  /** The page of the studio that saved last, and the number of its save. */
  page: z.string().optional(),
  number: z.number().optional(),
  /** The form that wrote what the document holds; none where something else did. */
  form: z.string().optional(),
  /** Earlier moments of `updatedAt` at which the document held the same as now. */
  same: z.array(z.number()).default([]),
})
export type LastSave = z.infer<typeof LastSave>

type Own = ReturnType<typeof readSaveNumber>

/** Publishing and moving write the same once more; nobody keeps a form open for more of them. */
const mostMoments = 20

/** What a document held before a transaction wrote it. */
export interface HeldBefore {
  /** Undefined where it is not known for certain. */
  content: object | undefined
  last: LastSave
  /** `updatedAt` of it, in milliseconds. */
  newest: number | undefined
}

/** Whether the same page has sent something later that is stored already. */
export const isOvertaken = (own: Own, last: LastSave): boolean =>
  own !== null && last.page === own.page && (last.number ?? 0) > own.number

interface Begun {
  own: Own
  last: LastSave
  /** `updatedAt` of what the form was given, in milliseconds; undefined where it has none. */
  base: number | undefined
  /** `updatedAt` of what is stored. */
  newest: number | undefined
}

/**
 * Whether a form would write over what somebody else has saved: it was given another state than the
 * one that is stored, the stored one says something else, and it is not this form's own. A form that
 * has not heard the answer to its last save is in the right.
 */
export function isFromOlder({ own, last, base, newest }: Begun): boolean {
  if (own?.form === undefined || base === undefined || newest === undefined) return false
  return base !== newest && !last.same.includes(base) && formOf(own) !== last.form
}

/** What is remembered after the save. */
export function afterSave({
  own,
  last,
  newest,
  isSame,
}: Omit<Begun, 'base'> & { isSame: boolean }): LastSave {
  const { page, number } = own ?? last
  const numbered = { page, number }
  if (!isSame) return { ...numbered, form: formOf(own), same: [] }
  const moments = newest === undefined ? [] : [newest]
  return { ...numbered, form: last.form, same: [...moments, ...last.same].slice(0, mostMoments) }
}

/** A word for the form among those of all pages; none where no form saves. */
const formOf = (own: Own): string | undefined =>
  own?.form === undefined ? undefined : `${own.page}.${own.form}`
