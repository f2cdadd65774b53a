import type { Payload, TypedUser } from 'payload'

/** How many messages nobody has opened yet. */
export async function countUnread(payload: Payload, user: TypedUser): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { status: { equals: 'unread' } },
    overrideAccess: false,
    user,
  })
  return totalDocs
}

/** '1 unread message', '3 unread messages'. */
export const unreadText = (count: number) => `${count} unread message${count === 1 ? '' : 's'}`
