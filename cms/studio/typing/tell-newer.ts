import { newerSaveHeader } from '../../contract/save-number.ts'
import type { OpenForm } from './open-forms.ts'
import { refusalsIn } from './refusals.ts'
import { type SavedDocument, savedDocument } from './saved-document.ts'

type Fetch = typeof globalThis.fetch

/** Payload's own words are 'Not Found'; it makes a list of fields of what follows a colon. */
export const notThere =
  'Not saved. This was deleted. Restore it from the trash, then save here again.'

/** Beside the form's own words, which say why. */
export const notSaved = 'Not saved. Choose at the bottom of the form which one stays.'

/**
 * Tells a form that somebody else has saved its document since (decision 237), once: what would
 * save itself is not sent until the tutor has chosen, and Payload's form is told that it failed, in
 * no words. What is saved by hand is sent, and its refusal points to the choice. Which fields a save
 * was refused for is told the form before Payload's own code reads it.
 */
export function tellNewer(
  send: Fetch,
  senderOf: (saved: SavedDocument) => OpenForm | undefined,
): Fetch {
  return async (input, init) => {
    const saved = savedDocument(input, init)
    const form = saved && senderOf(saved)
    if (!form) return send(input, init)
    if (saved.isAutosave && form.isStopped()) return refused([])

    const answer = await send(input, init)
    form.onAnswered(await refusalsIn(answer))
    if (answer.status === 404) return refused([{ message: notThere }], 404)
    if (!answer.headers.has(newerSaveHeader)) return answer
    form.onNewer()
    return refused(saved.isAutosave ? [] : [{ message: notSaved }])
  }
}

/** Payload's form reads a list of errors, and shows each. */
const refused = (errors: object[], status = 409) => Response.json({ errors }, { status })
