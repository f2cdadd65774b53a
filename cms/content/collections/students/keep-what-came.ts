import type { CollectionBeforeChangeHook, JSONField } from 'payload'
import { z } from 'zod'
import { readSaveNumber, saveNumberHeader } from '../../../contract/save-number.ts'
import { unseen } from '../../fields/unseen.ts'
import type { Student } from '../../payload-types.ts'
import { documentId } from '../document-id.ts'

const Lists = z.object({
  exercises: z.array(z.number()),
  grants: z.array(z.string()),
  /** Those of the grants that a code has given. */
  byCode: z.array(z.string()),
})

/**
 * Which exercises and grants a student has, once more, as whoever reads her is given them. A form
 * sends them back, so that what came while it was open is told from what was taken out in it; stored
 * nowhere.
 */
export const listsAsRead: JSONField = {
  name: 'listsAsRead',
  type: 'json',
  virtual: true,
  access: { read: ({ req }) => req.user?.collection === 'admins' },
  hooks: { afterRead: [({ siblingData }) => siblingData && listsOf(siblingData)] },
  admin: unseen,
}

/**
 * The site adds to a student's lists while her form is open: what a code opens, and an exercise that
 * is published for her. Such a form sends the shorter lists with everything else, and would take
 * those away again; what went with its code, it would open anew.
 */
export const keepWhatCame: CollectionBeforeChangeHook<Student> = ({ data, originalDoc, req }) => {
  const { listsAsRead, ...written } = data
  const isForm = readSaveNumber(req.headers.get(saveNumberHeader))?.form !== undefined
  const read = Lists.safeParse(listsAsRead).data
  if (!isForm || !read || !originalDoc) return written
  const sent = listsOf(written)
  const stored = listsOf(originalDoc)
  const isNew = (list: 'exercises' | 'grants', key: unknown) =>
    ![...read[list], ...sent[list]].some((known) => known === key)
  const isClosed = (key: unknown) =>
    read.byCode.some((known) => known === key) && !stored.grants.includes(key)
  return {
    ...written,
    exercises: [
      ...(written.exercises ?? []),
      ...(originalDoc.exercises ?? []).filter((one) => isNew('exercises', documentId(one))),
    ],
    grants: [
      ...(written.grants ?? []).filter(({ id }) => !isClosed(id)),
      ...(originalDoc.grants ?? []).filter(({ id }) => isNew('grants', id)),
    ],
  }
}

const listsOf = ({ exercises, grants }: Partial<Student>) => ({
  exercises: exercises?.map(documentId) ?? [],
  grants: grants?.map(({ id }): unknown => id) ?? [],
  byCode: grants?.flatMap(({ id, code }) => (code ? [id] : [])) ?? [],
})
