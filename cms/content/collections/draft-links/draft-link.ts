import type { Payload } from 'payload'
import { LinkedKind } from '../../../contract/draft.ts'
import {
  type DocumentTicket,
  readSignedDocument,
  readSignedLink,
  signLink,
} from './draft-ticket.ts'

/** The document that a link opens, or why it opens nothing. */
export type LinkOutcome =
  | { state: 'open'; linkId: number; kind: LinkedKind; id: number; expiresAt: Date }
  | { state: 'ended' | 'unknown' }

/** The part of a link's address that nobody can make up. */
export const linkToken = (linkId: number, expiresAt: Date, secret: string) =>
  signLink({ linkId, expiresAt: expiresAt.getTime() }, secret)

/** What the token of an address opens at this moment. */
export async function openLinkToken(
  token: string,
  { payload, now }: { payload: Payload; now: number },
): Promise<LinkOutcome> {
  const signed = readSignedLink(token, payload.secret)
  if (!signed) return { state: 'unknown' }
  const link = await openLink(signed.linkId, { payload, now })
  // A link whose time was changed has a new address; the old one ends.
  const isSame = link.state !== 'open' || link.expiresAt.getTime() === signed.expiresAt
  return isSame ? link : { state: 'ended' }
}

/** A link as it stands: revoked, past its time, its document gone, or open. */
async function openLink(
  linkId: number,
  { payload, now }: { payload: Payload; now: number },
): Promise<LinkOutcome> {
  const { docs } = await payload.find({
    collection: 'draft-links',
    where: { id: { equals: linkId } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // the signature stands for the admin who made the link
  })
  const [link] = docs
  if (!link) return { state: 'ended' } // it was signed once, and has been deleted
  const expiresAt = new Date(link.expiresAt)
  const kind = LinkedKind.safeParse(link.document?.relationTo)
  const id = link.document?.value
  if (link.revokedAt || expiresAt.getTime() <= now) return { state: 'ended' }
  if (!kind.success || typeof id !== 'number') return { state: 'ended' }
  return { state: 'open', linkId, kind: kind.data, id, expiresAt }
}

/**
 * A ticket for that lesson's document, while it holds; one from a link ends with the link. Whether the
 * document is still the version that it opens, whoever shows it looks.
 */
export async function openDocumentTicket(
  text: string,
  { lessonId, payload, now }: { lessonId: number; payload: Payload; now: number },
): Promise<DocumentTicket | null> {
  const ticket = readSignedDocument(text, payload.secret)
  if (ticket?.lessonId !== lessonId || ticket.expiresAt <= now) return null
  if (ticket.linkId === 0) return ticket // a preview of the tutor's own
  const link = await openLink(ticket.linkId, { payload, now })
  return link.state === 'open' ? ticket : null
}
