import { z } from 'zod'

type Fetch = typeof globalThis.fetch

const Refused = z.looseObject({
  message: z.string(),
  errors: z.array(z.looseObject({ message: z.string() })).min(1),
})

/** Payload's form for several documents tells how many were refused, and leaves out why. */
export function tellReasons(send: Fetch): Fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    if (answer.ok || !isFormOfSeveral(input, init)) return answer
    const { data } = Refused.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => null),
    )
    if (!data) return answer
    const reasons = new Set(data.errors.map((error) => error.message))
    const message = [data.message, ...reasons].join(' ')
    return Response.json({ ...data, message }, { status: answer.status })
  }
}

const ofCollection = /^\/studio\/api\/[^/]+$/

/** What deletes, publishes or restores several sends JSON, and tells the reasons by itself. */
const isFormOfSeveral = (input: Parameters<Fetch>[0], init: RequestInit | undefined) =>
  init?.method?.toUpperCase() === 'PATCH' &&
  init.body instanceof FormData &&
  !(input instanceof Request) &&
  ofCollection.test(new URL(input, 'http://studio').pathname)
