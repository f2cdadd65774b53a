import type { Payload } from 'payload'
import { step } from '../start/step.ts'
import { countedBodies } from './counted-bodies.ts'
import type { StudioHost } from './studio-host.ts'

type Opened = Awaited<ReturnType<typeof import('./next-studio.ts').openNext>>

interface Parts {
  logger: Payload['logger']
  isDev: boolean
}

/** The studio in the site's own process: less memory, but visitors wait while it draws a page. */
export function sharedStudio({ logger, isDev }: Parts): StudioHost {
  let opening: Promise<Opened> | undefined
  let isOpen = false

  function opened(): Promise<Opened> {
    opening ??= import('./next-studio.ts')
      .then(({ openNext }) => openNext({ isDev }))
      .then((next) => {
        isOpen = true
        return next
      })
      .catch((error: unknown) => {
        opening = undefined // the next request tries again
        throw error
      })
    return opening
  }

  return {
    opened: async () => countedBodies((await opened()).answer),
    /**
     * Loads the studio's code and draws a first page. This blocks the process for about a second,
     * so it is done before serving begins rather than while a tutor and visitors wait.
     */
    async open() {
      if (isDev) return
      const { warmUp } = await import('./warm-up.ts')
      const task = async () => warmUp((await opened()).answer)
      await step('Studio', () => task().catch((error: unknown) => logger.warn(error)))
    },
    expect() {},
    isUp: () => isOpen,
    beside: () => undefined,
    async close() {
      await (await opening?.catch(() => undefined))?.close()
    },
  }
}
