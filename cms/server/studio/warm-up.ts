import { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js'
import type { StudioAnswer } from './next-studio.ts'

/** The page and the address of the REST that need no session; each loads all of its kind. */
const paths = ['/studio/login', '/studio/api/access']

/**
 * Sends the studio its first requests inside the process, so that nobody outside sees the answers.
 */
export async function warmUp(answer: StudioAnswer): Promise<void> {
  for (const url of paths) {
    const { req, res } = createRequestResponseMocks({ url, socket: new Socket() })
    await answer(req, res)
    await finished(res)
    if (res.statusCode !== 200) throw new Error(`The studio answered ${res.statusCode} at ${url}.`)
  }
}
