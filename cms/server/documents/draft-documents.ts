import type { Request } from 'express'
import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import { openDocumentTicket } from '../../content/collections/draft-links/draft-link.ts'
import { signDocument } from '../../content/collections/draft-links/draft-ticket.ts'
import type { Lesson } from '../../content/payload-types.ts'
import { HttpError } from '../../contract/http-error.ts'
import { openDraft } from '../../preview/open-draft.ts'
import { findDocument, versionOf } from './compose.ts'
import { lessonIdOf } from './document-requests.ts'

// A page can read its own address and send it away, with the ticket in it (decision 233). So a ticket
// opens what its reader has already: exactly the text in which it stands.

/** An uploaded lesson's document as it is in the newest draft, and what opens just that. */
export interface DraftDocument {
  lessonId: number
  lesson: Lesson
  caller: Caller
  ticket: string
}

/**
 * The draft that an address opens by its ticket, while the preview or the link that gave it does and
 * the draft is what it was.
 * @throws HttpError 404.
 */
export async function draftOf(request: Request, payload: Payload): Promise<DraftDocument> {
  const lessonId = lessonIdOf(request.params.lessonId)
  const ticket = String(request.query.ticket ?? '')
  const signed = await openDocumentTicket(ticket, { lessonId, payload, now: Date.now() })
  const draft = signed && (await draftAt(payload, { lessonId, version: signed.version }))
  if (!draft)
    throw new HttpError(404, 'This link no longer works. Open the lesson from its page again.')
  return { lessonId, ticket, ...draft }
}

/** The newest draft of a lesson, if it is that version. */
export async function draftAt(
  payload: Payload,
  { lessonId, version }: { lessonId: number; version: string },
): Promise<{ lesson: Lesson; caller: Caller } | null> {
  const draft = await newestOf(payload, lessonId)
  return draft.version === version ? draft : null
}

/** A ticket for the draft as it is saved at this moment, and the version that it opens. */
export async function ticketForNewest(
  payload: Payload,
  { lessonId, linkId, expiresAt }: { lessonId: number; linkId: number; expiresAt: number },
): Promise<{ ticket: string; version: string }> {
  const { lesson, version } = await newestOf(payload, lessonId)
  const signed = { linkId, lessonId, expiresAt, version, filesKey: lesson.filesKey ?? '' }
  return { ticket: signDocument(signed, payload.secret), version }
}

async function newestOf(payload: Payload, lessonId: number) {
  const { caller } = await openDraft(payload, { kind: 'lessons', id: lessonId })
  const lesson = await findDocument(lessonId, caller)
  return { lesson, caller, version: await versionOf(lesson, caller) }
}
