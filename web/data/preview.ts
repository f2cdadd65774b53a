import type { PreviewAnswer, PreviewRequest } from '../../cms/contract/draft.ts'

/**
 * What the preview's own address answers to the content of the editor beside it; null where that
 * cannot be shown yet (half a number, a date that is none). Apart from the client, because a newer
 * question ends the one before.
 */
export async function askPreview(content: PreviewRequest, signal: AbortSignal) {
  const response = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(content),
    signal,
  })
  if (!response.ok) return null
  const answer: PreviewAnswer = await response.json()
  return answer
}
