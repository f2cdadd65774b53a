import type { OpenForm } from './open-forms.ts'
import { type SavedDocument, savedDocument } from './saved-document.ts'

type Fetch = typeof globalThis.fetch

/**
 * Tells a form the address to which a draft was sent by itself in vain, because the line or the site
 * was gone; null once any save of it is answered, whatever the answer says.
 */
export function tellLost(
  send: Fetch,
  senderOf: (saved: SavedDocument) => OpenForm | undefined,
): Fetch {
  return async (input, init) => {
    const saved = savedDocument(input, init)
    const form = saved && senderOf(saved)
    if (!form) return send(input, init)

    const tell = (isAnswered: boolean) => {
      if (isAnswered) form.onLost(null)
      else if (saved.isAutosave) form.onLost(String(input))
    }
    try {
      const answer = await send(input, init)
      tell(answer.status < 500)
      return answer
    } catch (error) {
      tell(false)
      throw error
    }
  }
}
