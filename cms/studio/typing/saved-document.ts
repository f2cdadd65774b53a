import { formName } from './open-forms.ts'

/** Where somebody writes in a document, or restores an earlier version, by Payload's own REST. */
const documentPath =
  /^\/studio\/api\/(?:globals\/(?<global>[^/]+)|(?<collection>[^/]+)(?:\/(?<version>versions))?\/(?<id>\d+))$/

export interface SavedDocument {
  path: string
  /** As its form is called (`formName`). */
  name: string
  /** What a form sends; null where something else saves, as a version that is restored. */
  fields: object | null
  isAutosave: boolean
}

/** What of the studio's requests saves a document; null for all others. */
export function savedDocument(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): SavedDocument | null {
  const isWrite = ['PATCH', 'POST'].includes(init?.method?.toUpperCase() ?? 'GET')
  if (!isWrite || input instanceof Request) return null
  const { pathname, searchParams } = new URL(input, 'http://studio')
  const parts = documentPath.exec(pathname)?.groups
  if (!parts) return null
  const { global, collection, version, id } = parts
  return {
    path: pathname,
    name: formName({ globalSlug: global, collectionSlug: collection, id }),
    fields: version ? null : fieldsOf(init?.body),
    isAutosave: searchParams.get('autosave') === 'true',
  }
}

/** Payload's forms send their fields as one text beside the files. */
function fieldsOf(body: unknown): object | null {
  const text = body instanceof FormData ? body.get('_payload') : null
  return typeof text === 'string' ? Object(JSON.parse(text)) : null
}
