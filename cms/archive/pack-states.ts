import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { picturesIn } from '../content/collections/media/picture-files.ts'
import { slugify } from '../content/fields/slug.ts'
import type { ArchivedDocument } from './archive-format.ts'
import { mapFields } from './archived-fields.ts'
import type { ZipWriter } from './write-zip.ts'

type Document = { createdAt: string; _status?: 'draft' | 'published' | null } & object

/** What visitors see, and what the tutor works on where that is newer or alone. */
export async function bothStates<Found extends Document>(read: (draft: boolean) => Promise<Found>) {
  const [main, newest] = [await read(false), await read(true)]
  return {
    newest,
    createdAt: main.createdAt,
    published: main._status === 'published' ? main : undefined,
    draft: main._status === 'published' && newest._status === 'published' ? undefined : newest,
  }
}

interface States {
  createdAt: string
  published: object | undefined
  draft: object | undefined
}

interface PackerParts {
  zip: ZipWriter
  req: PayloadRequest
  /** Takes the names of the pictures that are shown. */
  pictureNames: Set<string>
  /** Takes the keys of the files that pages have beside them. */
  pageKeys?: Set<string>
}

/** Packs documents, their sources in files of their own. */
export function packer({ zip, req, pictureNames, pageKeys }: PackerParts) {
  return async function pack(
    { createdAt, published, draft }: States,
    collection: CollectionSlug,
    base: string,
  ): Promise<ArchivedDocument> {
    const fields: FlattenedField[] = req.payload.collections[collection].config.flattenedFields
    const written = new Map<string, string>()
    const packState = async (state: object, stem: string) => {
      for (const name of picturesIn(JSON.stringify(state))) pictureNames.add(name)
      const key: unknown = Reflect.get(state, 'filesKey')
      if (typeof key === 'string') pageKeys?.add(key)
      return mapFields(fields, { ...state }, async (field, text) => {
        const same = `${field.name}:${text}`
        const file =
          written.get(same) ?? `${stem}.${extensions[field.admin?.language ?? ''] ?? 'txt'}`
        if (!written.has(same)) await zip.add(file, Buffer.from(String(text)))
        written.set(same, file)
        return { file }
      })
    }
    return {
      createdAt,
      published: published && (await packState(published, base)),
      draft: draft && (await packState(draft, `${base}.draft`)),
    }
  }
}

const extensions: Record<string, string> = { html: 'html', css: 'css', javascript: 'js' }

/** For example '001-small-talk'. */
export const fileBase = (place: number, name: string | null | undefined) =>
  [String(place).padStart(3, '0'), slugify((name ?? '').slice(0, 60))].filter(Boolean).join('-')

export const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
