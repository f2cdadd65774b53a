import { saveNumberHeader, writeSaveNumber } from '../../contract/save-number.ts'
import { type SavedDocument, savedDocument } from './saved-document.ts'

type Fetch = typeof globalThis.fetch

/** A save waits this long for the one before it; one that arrives later still changes nothing. */
const longestWaitMs = 10_000

interface Page {
  name: string
  /** The number of the page's form that saves; undefined where none does. */
  formOf(saved: SavedDocument): number | undefined
}

/**
 * Sends what the studio saves of a document one after the other, each with its number: what was
 * sent first is answered first, and the site knows what is older where it arrives later after all.
 */
export function savesInTurn(send: Fetch, { name: page, formOf }: Page): Fetch {
  const underWay = new Map<string, Promise<unknown>>()
  let number = 0

  return async (input, init) => {
    const saved = savedDocument(input, init)
    if (saved === null) return send(input, init)
    number += 1
    const headers = new Headers(init?.headers)
    headers.set(saveNumberHeader, writeSaveNumber({ page, number, form: formOf(saved) }))
    const before = underWay.get(saved.path)
    const answer = waitFor(before).then(() => send(input, { ...init, headers }))
    underWay.set(saved.path, Promise.allSettled([before, answer]))
    return answer
  }
}

async function waitFor(save: Promise<unknown> | undefined): Promise<void> {
  if (!save) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLong = new Promise((resolve) => {
    timer = setTimeout(resolve, longestWaitMs)
  })
  await Promise.race([save, isLong])
  clearTimeout(timer)
}
