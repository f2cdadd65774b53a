import {
  type FlattenedField,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  ValidationError,
} from 'payload'
import { ArchiveError } from './archive-error.ts'
import { type ArchivedDocument, SourceFile } from './archive-format.ts'
import { mapFields } from './archived-fields.ts'
import type { OpenArchive } from './open-archive.ts'

type Archived = 'courses' | 'lessons' | 'exercises'

interface States {
  published?: Record<string, unknown>
  draft?: Record<string, unknown>
}

/** A document's fields as Payload takes them. */
export async function unpackStates(
  { published, draft }: ArchivedDocument,
  collection: Archived,
  { archive, req }: { archive: Pick<OpenArchive, 'readText'>; req: PayloadRequest },
): Promise<States> {
  const { flattenedFields } = req.payload.collections[collection].config
  const readSource = (_: unknown, value: unknown) => archive.readText(SourceFile.parse(value).file)
  return {
    published: published && (await mapFields(flattenedFields, published, readSource)),
    draft: draft && (await mapFields(flattenedFields, draft, readSource)),
  }
}

/** What is published first, then the newer draft over it. */
export async function storeStates<Stored extends { id: number }>(
  createdAt: string,
  { published, draft }: States,
  store: {
    publish(data: object): Promise<Stored>
    createDraft(data: object): Promise<Stored>
    saveDraft(id: number, data: object): Promise<Stored>
  },
): Promise<Stored> {
  const asDraft = { ...draft, _status: 'draft' as const }
  if (!published) return store.createDraft({ ...asDraft, createdAt })
  const stored = await store.publish({ ...published, createdAt, _status: 'published' })
  if (draft) await store.saveDraft(stored.id, asDraft)
  return stored
}

/** What Payload's types want to know of it; Payload itself checks the rest. */
export function requireAll<Slug extends Archived>(
  values: object,
  fields: FlattenedField[],
): asserts values is RequiredDataFromCollectionSlug<Slug> {
  const given = new Map(Object.entries(values))
  for (const field of fields) {
    const isRequired = 'required' in field && field.required
    if (!isRequired || (given.get(field.name) ?? undefined) !== undefined) continue
    throw new ValidationError({
      errors: [{ path: field.name, message: 'This field is required.' }],
    })
  }
}

/** Payload's refusal of a field, with the document that it belongs to. */
export async function named<Result>(what: string, store: () => Promise<Result>): Promise<Result> {
  try {
    return await store()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const [first] = error.data.errors
    throw new ArchiveError(`${what}: ${first?.path}: ${first?.message}`)
  }
}
