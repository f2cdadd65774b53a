import type { IncomingMessage, ServerResponse } from 'node:http'
import next from 'next'
import { studioFolder } from '../../environment/project-folders.ts'
import { refusingUnreadable } from './unreadable-calls.ts'

/** Answers one request to the studio; settles when the answer is complete. */
export type StudioAnswer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Loads Payload's studio into this process, as Next renders it. */
export async function openNext({ isDev }: { isDev: boolean }) {
  const app = next({ dev: isDev, dir: studioFolder })
  await app.prepare()
  const answer = refusingUnreadable(app.getRequestHandler())
  return { answer, close: () => app.close() }
}
