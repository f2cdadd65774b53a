type Fetch = typeof globalThis.fetch

const preference = /^\/studio\/api\/payload-preferences\//
const nextTryMs = 1000

/**
 * Reads an admin's preference until an answer comes. Payload asks for each once in a page's life: of
 * one that the line lost it waits for ever, and so does every later save of its form.
 */
export function preferencesRead(send: Fetch): Fetch {
  return async (input, init) => {
    if (!isRead(input, init)) return send(input, init)
    for (;;) {
      try {
        return await send(input, init)
      } catch (error) {
        if (init?.signal?.aborted) throw error // nobody waits any more
        await new Promise((resolve) => setTimeout(resolve, nextTryMs))
      }
    }
  }
}

function isRead(input: Parameters<Fetch>[0], init: RequestInit | undefined): boolean {
  if (input instanceof Request || (init?.method ?? 'GET') !== 'GET') return false
  return preference.test(new URL(input, 'http://studio').pathname)
}
