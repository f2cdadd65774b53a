import { saveNumberHeader, writeSaveNumber } from '../../contract/save-number.ts'

type Fetch = typeof globalThis.fetch

/** A save waits this long for the one before it; one that arrives later still changes nothing. */
const longestWaitMs = 10_000

/** Where somebody writes in a document, or restores an earlier version, by Payload's own REST. */
const documentPath = /^\/studio\/api\/(?:globals\/[^/]+|[^/]+(?:\/versions)?\/\d+)$/

/**
 * Sends what the studio saves of a document one after the other, each with its number: what was
 * sent first is answered first, and the site knows what is older where it arrives later after all.
 */
export function savesInTurn(send: Fetch, page: string): Fetch {
  const underWay = new Map<string, Promise<unknown>>()
  let number = 0

  return async (input, init) => {
    const path = savedPath(input, init)
    if (path === null) return send(input, init)
    number += 1
    const headers = new Headers(init?.headers)
    headers.set(saveNumberHeader, writeSaveNumber({ page, number }))
    const before = underWay.get(path)
    const answer = waitFor(before).then(() => send(input, { ...init, headers }))
    underWay.set(path, Promise.allSettled([before, answer]))
    return answer
  }
}

function savedPath(input: Parameters<Fetch>[0], init: RequestInit | undefined): string | null {
  const isWrite = ['PATCH', 'POST'].includes(init?.method?.toUpperCase() ?? 'GET')
  if (!isWrite || input instanceof Request) return null
  const { pathname } = new URL(input, 'http://studio')
  return documentPath.test(pathname) ? pathname : null
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
