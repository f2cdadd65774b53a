import { afterEach, vi } from 'vitest'

/** An answer of the server; an error stands for a connection that fails. */
export type FakeAnswer = Response | Error | Promise<Response>

export interface SentRequest {
  method: string
  path: string
  body: unknown
}

/** Answers what a part of the site asks for, and lists it. */
export function fakeServer(answer: (request: SentRequest) => FakeAnswer): SentRequest[] {
  const sent: SentRequest[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init = {}) => {
    const request = {
      method: init.method ?? 'GET',
      path: String(input),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    sent.push(request)
    const given = await answer(request)
    if (given instanceof Error) throw given
    return given
  })
  return sent
}

/** A server that never answers, until the browser gives it up. */
export const silence = (): Promise<Response> => new Promise(() => {})

/** A server that answers as soon as it is told what; to a later request it is told anew. */
export function heldServer(): { sent: SentRequest[]; answer: (response: Response) => void } {
  let release = (_: Response) => {}
  const sent = fakeServer(
    () =>
      new Promise<Response>((resolve) => {
        release = resolve
      }),
  )
  return { sent, answer: (response) => release(response) }
}

export const connectionLost = () => new TypeError('Failed to fetch')

afterEach(() => {
  vi.restoreAllMocks()
})
