import { openToken, signToken } from '../../../environment/signed-token.ts'

interface SignedLink {
  linkId: number
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/** What a page that shows the draft of an uploaded lesson may open: one version of its document. */
export interface DocumentTicket extends SignedLink {
  /** The draft link, or 0 where the tutor looks at a preview. */
  linkId: number
  lessonId: number
  /** Of the document and the files beside it: another text, and the ticket opens nothing. */
  version: string
  /** Of its files, which are sent without a look at the document; empty where it has none. */
  filesKey: string
}

/** The part of a link's address that nobody can make up: `linkId.0.expiresAt.signature`. */
export function signLink({ linkId, expiresAt }: SignedLink, secret: string): string {
  return signToken('draft-link', `${linkId}.0.${expiresAt.toString(36)}`, secret)
}

/** What was signed, past its time or not; null where it is malformed or forged. */
export function readSignedLink(text: string, secret: string): SignedLink | null {
  const body = openToken('draft-link', text, secret)
  const match = /^(\d{1,10})\.0\.([\da-z]{1,10})$/.exec(body ?? '')
  if (!match) return null
  const [, linkId, expiresAt = ''] = match
  return { linkId: Number(linkId), expiresAt: Number.parseInt(expiresAt, 36) }
}

/** The proof in the address of a draft's document, all of it fit for a URL. */
export function signDocument(ticket: DocumentTicket, secret: string): string {
  const { linkId, lessonId, filesKey, version, expiresAt } = ticket
  const body = [linkId, lessonId, filesKey, version, expiresAt.toString(36)].join('.')
  return signToken('draft-document', body, secret)
}

/** What was signed, past its time or not; null where it is malformed or forged. */
export function readSignedDocument(text: string, secret: string): DocumentTicket | null {
  const body = openToken('draft-document', text, secret)
  const match = /^(\d{1,10})\.(\d{1,10})\.([\da-f]*)\.([\w-]{22})\.([\da-z]{1,10})$/.exec(
    body ?? '',
  )
  if (!match) return null
  const [, linkId, lessonId, filesKey = '', version = '', expiresAt = ''] = match
  return {
    linkId: Number(linkId),
    lessonId: Number(lessonId),
    filesKey,
    version,
    expiresAt: Number.parseInt(expiresAt, 36),
  }
}
