import { Agent } from 'node:http'
import type { Payload } from 'payload'
import type { Tags } from '../../content/content-tags.ts'
import { handOver } from './hand-over.ts'
import { launchStudio } from './launch-studio.ts'
import type { StudioHost } from './studio-host.ts'
import { supervise } from './supervisor.ts'

interface Parts {
  logger: Payload['logger']
  onChange(changes: Tags): Promise<void>
}

/**
 * The studio in a process of its own, so that its pages are drawn, and fail, beside the site. It is
 * started when a tutor seems to come: visitors alone need none, and its memory is spared.
 */
export function ownStudio({ logger, onChange }: Parts): StudioHost {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 })
  const supervisor = supervise({ launch: () => launchStudio(logger), logger })
  return {
    async opened() {
      const socketPath = await supervisor.whenReady()
      return (request, response) => handOver(request, response, { socketPath, agent, onChange })
    },
    open: async () => {},
    expect: supervisor.begin,
    isUp: supervisor.isUp,
    async close() {
      await supervisor.close()
      agent.destroy()
    },
  }
}
