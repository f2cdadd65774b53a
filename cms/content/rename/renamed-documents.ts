import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { mostPlaces, type NamedPlace, type Names } from '../../contract/rename.ts'
import { writtenOnes } from '../drafts/blank-drafts.ts'
import { setSavesBothStates } from '../drafts/context.ts'
import { inTransaction } from '../sql/transaction.ts'
import { type Chosen, chosenOnes, holdChosen } from './hold-chosen.ts'
import { aroundName, withName } from './name-in-text.ts'
import { namedTexts, renamedFields } from './named-texts.ts'

type Values = Record<string, unknown>

/** Where texts are that name the tutor, with what a document is called by. */
const collections = [
  { slug: 'courses', title: 'name', label: 'Course', hasDrafts: true },
  { slug: 'lessons', title: 'title', label: 'Lesson', hasDrafts: true },
  { slug: 'exercises', title: 'title', label: 'Exercise', hasDrafts: true },
  { slug: 'faq-items', title: 'question', label: 'FAQ', hasDrafts: false },
  { slug: 'home-testimonials', title: 'name', label: 'Short testimonial', hasDrafts: false },
  { slug: 'page-testimonials', title: 'name', label: 'Testimonial', hasDrafts: false },
] as const

/** A document with texts: as it is published, and as it was written last. */
interface Texts {
  key: string
  where: string
  fields: FlattenedField[]
  published: Values
  latest: Values
  write(data: Values, isDraft: boolean, req: PayloadRequest): Promise<unknown>
}

interface Asked extends Names {
  user: TypedUser
}

/** Every text in which a name stands, as the tutor reads it, drafts included. */
export async function findNamed(payload: Payload, { user, ...names }: Asked) {
  const places: NamedPlace[] = []
  for await (const texts of textsAmong(payload, user)) {
    places.push(...placesIn(texts, names))
    if (places.length > mostPlaces) break
  }
  return { places: places.slice(0, mostPlaces), hasMore: places.length > mostPlaces }
}

/** The same place in what is published and in the newer draft is one place. */
function placesIn({ key, where, fields, published, latest }: Texts, { from, to }: Names) {
  const found = new Map<string, NamedPlace>()
  for (const values of [latest, published]) {
    for (const { path, label, text } of namedTexts(fields, values, { from, to })) {
      const before = aroundName(text, from, to)
      const id = `${key}/${path}`
      if (!found.has(id))
        found.set(id, { id, where, label, before, after: withName(before, from, to) })
    }
  }
  return [...found.values()]
}

/** Replaces the name at the chosen places, all of them or none; counts the documents. */
export async function replaceName(
  payload: Payload,
  { user, from, to, chosen }: Asked & { chosen: readonly string[] },
): Promise<number> {
  const req = await createLocalReq({ user }, payload)
  setSavesBothStates(req)
  const only = chosenOnes(chosen.filter((id) => isPlace(id, payload)))
  return inTransaction(req, async () => {
    await holdChosen(only, req)
    let changed = 0
    for await (const texts of textsAmong(payload, user, { req, only })) {
      const paths = chosen
        .filter((id) => id.startsWith(`${texts.key}/`))
        .map((id) => id.slice(texts.key.length + 1))
      if (paths.length > 0 && (await rewrite(texts, { paths, names: { from, to }, req })))
        changed += 1
    }
    return changed
  })
}

interface Rewriting {
  paths: string[]
  names: Names
  req: PayloadRequest
}

/** What is published stays published, and a newer draft stays the newest. */
async function rewrite({ published, latest, write }: Texts, { paths, names, req }: Rewriting) {
  const inPublished = renamedFields(published, paths, names)
  const inLatest = renamedFields(latest, paths, names)
  const hasNewerDraft = published._status === 'published' && latest._status === 'draft'
  const isChanged = Object.keys({ ...inPublished, ...inLatest }).length > 0
  if (!isChanged) return false
  if (hasNewerDraft) {
    await write({ ...published, ...inPublished }, false, req)
    await write({ ...latest, ...inLatest }, true, req)
  } else await write(inLatest, latest._status === 'draft', req)
  return true
}

/** Whether there are texts under what an id begins with: it becomes the name of a table, or a key. */
const isPlace = (id: string, { config }: Payload) =>
  [
    ...config.globals.map(({ slug }) => `globals/${slug}`),
    ...collections.map(({ slug }) => slug),
  ].some((begin) => id.startsWith(`${begin}/`))

/** All texts, or those of the chosen documents. */
async function* textsAmong(
  payload: Payload,
  user: TypedUser,
  { req, only }: { req?: PayloadRequest; only?: Chosen } = {},
): AsyncGenerator<Texts> {
  const rights = { depth: 0, overrideAccess: false, user, ...(req && { req }) } as const
  for (const { slug, label, flattenedFields } of payload.config.globals) {
    if (slug.startsWith('payload-') || only?.globals.has(slug) === false) continue
    const read = (draft: boolean) => payload.findGlobal({ slug, draft, ...rights })
    yield {
      key: `globals/${slug}`,
      where: typeof label === 'string' ? label : slug,
      fields: flattenedFields,
      published: { ...(await read(false)) },
      latest: { ...(await read(true)) },
      write: (data, draft, of) => writeGlobal(payload, slug, { data, draft, req: of, user }),
    }
  }
  for (const collection of collections) {
    const ids = only?.documents.get(collection.slug)
    if (!only || ids) yield* textsOf(payload, collection, { rights, ids })
  }
}

interface Wanted {
  rights: { depth: 0; overrideAccess: false; user: TypedUser; req?: PayloadRequest }
  /** Of these documents; undefined is of all. */
  ids: number[] | undefined
}

async function* textsOf(
  payload: Payload,
  { slug, title, label, hasDrafts }: (typeof collections)[number],
  { rights, ids: wanted }: Wanted,
): AsyncGenerator<Texts> {
  const { flattenedFields } = payload.collections[slug].config
  const where = { ...(hasDrafts && writtenOnes()), ...(wanted && { id: { in: wanted } }) }
  for (let page = 1, isMore = true; isMore; page += 1) {
    const part = { collection: slug, where, sort: 'id', limit: 100, page, ...rights } as const
    const latest = await payload.find({ ...part, draft: hasDrafts })
    const ids = latest.docs.map(({ id }) => id)
    const stored = hasDrafts
      ? await payload.find({ ...part, page: 1, where: { id: { in: ids } }, draft: false })
      : latest
    const published = new Map(stored.docs.map((doc): [number, Values] => [doc.id, { ...doc }]))
    for (const doc of latest.docs) {
      const values: Values = { ...doc }
      yield {
        key: `${slug}/${doc.id}`,
        where: `${label}: ${values[title] || 'Untitled'}`,
        fields: flattenedFields,
        published: published.get(doc.id) ?? values,
        latest: values,
        write: (data, draft, req) =>
          writeDocument(payload, { slug, id: doc.id }, { data, draft, req, user: rights.user }),
      }
    }
    isMore = latest.hasNextPage
  }
}

interface Write {
  data: Values
  draft: boolean
  req: PayloadRequest
  user: TypedUser
}

const writeGlobal = (payload: Payload, slug: GlobalSlug, { data, ...how }: Write) =>
  payload.updateGlobal({ slug, data: { ...data }, depth: 0, overrideAccess: false, ...how })

const writeDocument = (
  payload: Payload,
  { slug, id }: { slug: CollectionSlug; id: number },
  { data, ...how }: Write,
) =>
  payload.update({
    collection: slug,
    id,
    data: { ...data },
    depth: 0,
    overrideAccess: false,
    ...how,
  })
