type Fetch = typeof globalThis.fetch

export const lineLost = 'The site cannot be reached. Please check your connection and try again.'

/** Payload shows the words of a request that failed, and a browser's own are for developers. */
export function tellLineLost(send: Fetch): Fetch {
  return async (input, init) => {
    try {
      return await send(input, init)
    } catch (cause) {
      if (!(cause instanceof TypeError && isOfData(input))) throw cause
      throw new Error(lineLost, { cause })
    }
  }
}

const isOfData = (input: Parameters<Fetch>[0]) =>
  !(input instanceof Request) && new URL(input, 'http://studio').pathname.startsWith('/studio/api/')
