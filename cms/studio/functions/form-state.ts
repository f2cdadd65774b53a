import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'

type FormState = typeof buildFormStateHandler

/**
 * What Payload says of a form. While it is typed in Payload locks its document, past all access rules:
 * whoever may not lock one heard from that whether it is there. For her there is no lock.
 */
export const formState: FormState = async (args) =>
  buildFormStateHandler({
    ...args,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args)),
  })

async function mayLock({ collectionSlug, globalSlug, id, req }: Parameters<FormState>[0]) {
  const { access } = req.payload.collections['payload-locked-documents'].config
  const document = collectionSlug && { relationTo: collectionSlug, value: id }
  return (await access.create({ req, data: { document, globalSlug } })) !== false
}
