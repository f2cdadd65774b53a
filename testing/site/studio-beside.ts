import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import type { SanitizedConfig } from 'payload'
import type { Change } from '../../cms/content/changes.ts'
import { tellChanges } from '../../cms/server/studio/changes-header.ts'
import { handOver } from '../../cms/server/studio/hand-over.ts'
import { lostInStudio } from '../../cms/server/studio/lost-answer.ts'
import type { StudioAnswer } from '../../cms/server/studio/next-studio.ts'
import { privateSocket, removeSocket } from '../../cms/server/studio/studio-socket-file.ts'
import { studioRest } from './studio-rest.ts'

interface Options {
  config: SanitizedConfig
  siteUrl: string
  onChange(changes: readonly Change[]): Promise<void>
}

/** Payload's REST behind a socket, as the studio's own process is, and the product's way to it. */
export async function studioBeside({ config, siteUrl, onChange }: Options) {
  const socketPath = privateSocket()
  const agent = new Agent({ keepAlive: true })
  const rest = studioRest(config, siteUrl)
  const server = createServer((request, response) => {
    tellChanges(response)
    rest(request, response).catch(() => response.destroy())
  }).listen(socketPath)
  await once(server, 'listening')
  const answer: StudioAnswer = (request, response) =>
    handOver(request, response, { socketPath, agent, onChange, lost: lostInStudio })
  return {
    answer,
    close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      removeSocket(socketPath)
    },
  }
}
