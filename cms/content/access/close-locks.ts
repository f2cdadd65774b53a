import type {
  Access,
  CollectionBeforeValidateHook,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload'
import { isRecord } from '../../contract/is-record.ts'
import { isAssistant, isOwner } from './roles.ts'

/** What assistants open in the studio, beside their own accounts. */
const opened = ['courses', 'lessons', 'exercises', 'media']

/**
 * Payload's locks say to everybody who is signed in what is open in the studio, and with whom. An
 * assistant sees and makes only those of what she opens herself: others would tell her which messages
 * there are and which of them is being read.
 */
export function closeLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no locks any more.')
  const { access, hooks } = locks
  locks.access = { ...access, read: ofOpened, delete: ofOpened, create: onOpened, update: onOpened }
  hooks.beforeValidate = [inOwnName, ...(hooks.beforeValidate ?? [])]
  return config
}

const ofOpened: Access = ({ req: { user } }) => {
  if (!isAssistant(user)) return isOwner(user)
  const ownAccount: Where = {
    and: [of('admins'), { 'document.value': { equals: user?.id } }],
  }
  return { or: [...opened.map(of), ownAccount] }
}

/** One by one: where a relation leads to, Payload compares by `equals` alone. */
const of = (slug: string): Where => ({ 'document.relationTo': { equals: slug } })

/** Nor does she lock anything else, or move a lock there. */
const onOpened: Access = (args) => isOnOpened(args.data, args.req) && ofOpened(args)

/** What names no document is refused as such, or leaves the lock where it is. */
function isOnOpened(data: unknown, { user }: PayloadRequest): boolean {
  const { document, globalSlug } = Object(data)
  if (isOwner(user) || (!document && !globalSlug)) return true
  if (globalSlug || !isRecord(document)) return false
  const { relationTo, value } = document
  return (
    opened.some((slug) => slug === relationTo) || (relationTo === 'admins' && value === user?.id)
  )
}

/** A lock is that of whoever makes it or takes it over. */
const inOwnName: CollectionBeforeValidateHook = ({ data, req: { user } }) =>
  user && data?.user ? { ...data, user: { relationTo: user.collection, value: user.id } } : data
