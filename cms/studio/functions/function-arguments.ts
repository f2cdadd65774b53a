import { z } from 'zod'

const Slug = z.string().max(100)
const Text = z.string().max(1_000)
const Id = z.union([z.number(), z.string().max(100)])
const Values = z.record(z.string(), z.unknown())

const ofOneEntity = {
  collectionSlug: Slug.nullish(),
  globalSlug: Slug.nullish(),
}

const Form = z.looseObject({
  ...ofOneEntity,
  id: Id.nullish(),
  schemaPath: Text.nullish(),
  operation: z.enum(['create', 'update']).nullish(),
  data: Values.nullish(),
  formState: Values.nullish(),
  documentFormState: Values.nullish(),
  initialBlockData: Values.nullish(),
  initialBlockFormState: Values.nullish(),
  docPreferences: Values.nullish(),
  select: Values.nullish(),
})

const List = z.looseObject({
  collectionSlug: Slug,
  query: z.looseObject({
    where: Values.nullish(),
    sort: z.union([Text, z.array(Text).max(20)]).nullish(),
    limit: z.union([z.number(), Text]).nullish(),
    page: z.union([z.number(), Text]).nullish(),
    search: Text.nullish(),
    columns: z.union([Text, z.array(z.union([Text, Values])).max(200)]).nullish(),
    groupBy: Text.nullish(),
    queryByGroup: Values.nullish(),
    preset: z.literal('').nullish(), // no list of ours has any
  }),
})

const Document = z.looseObject({
  collectionSlug: Slug,
  docID: Id.nullish(),
  drawerSlug: Text.nullish(),
  initialData: Values.nullish(),
  paramsOverride: z.undefined().optional(),
  searchParams: z.undefined().optional(),
})

const Plan = z.looseObject({
  type: z.enum(['publish', 'unpublish']).nullish(),
  date: z.union([z.date(), z.iso.datetime({ offset: true })]).nullish(),
  deleteID: Id.nullish(),
  doc: z.object({ relationTo: Slug, value: Id }).nullish(),
  global: Slug.nullish(),
})

/**
 * Payload's functions that the studio's pages call, each with what they give it: Payload takes what
 * comes as it is, and breaks at the rest. Those that no page of ours has a use for are closed.
 */
export const functionArguments: Readonly<Record<string, z.ZodType>> = {
  'form-state': Form,
  'render-document': Document,
  'render-document-slots': z.looseObject({ collectionSlug: Slug, id: Id.nullish() }),
  'render-list': List,
  'schedule-publish': Plan,
  'get-upcoming-scheduled-publish': z.looseObject({ ...ofOneEntity, id: Id.nullish() }),
}
