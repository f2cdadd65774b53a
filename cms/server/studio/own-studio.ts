import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import type { Change } from '../../content/changes.ts'
import { handOver } from './hand-over.ts'
import { launchStudio } from './launch-studio.ts'
import { type LostWords, lostBeside, lostInStudio } from './lost-answer.ts'
import type { StudioHost } from './studio-host.ts'
import { supervise } from './supervisor.ts'

interface Parts {
  logger: Payload['logger']
  onChange(changes: readonly Change[]): Promise<void>
}

/**
 * The studio in a process of its own, so that its pages are drawn, and fail, beside the site. It is
 * started when a tutor seems to come: visitors alone need none, and its memory is spared.
 */
export function ownStudio({ logger, onChange }: Parts): StudioHost {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 })
  const supervisor = supervise({ launch: () => launchStudio(logger), logger })
  const wayTo =
    (socketPath: string, lost: LostWords) => (request: IncomingMessage, response: ServerResponse) =>
      handOver(request, response, { socketPath, agent, onChange, lost })
  return {
    opened: async () => wayTo(await supervisor.whenReady(), lostInStudio),
    open: async () => {},
    expect: supervisor.begin,
    isUp: supervisor.isUp,
    beside() {
      const socketPath = supervisor.socketPath()
      return socketPath === undefined ? undefined : wayTo(socketPath, lostBeside)
    },
    async close() {
      await supervisor.close()
      agent.destroy()
    },
  }
}
