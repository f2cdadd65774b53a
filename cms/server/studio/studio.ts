import type { Payload } from 'payload'
import { studioFolder } from '../../environment/project-folders.ts'
import { studioDoor } from './studio-door.ts'
import { warmUp } from './warm-up.ts'

type NextApp = ReturnType<typeof import('next').default>

/** Payload's studio as Next renders it, for admins only; started before the first request. */
export function studio({ payload, isDev }: { payload: Payload; isDev: boolean }) {
  let app: Promise<NextApp> | undefined

  async function start(): Promise<NextApp> {
    const { default: next } = await import('next')
    const studio = next({ dev: isDev, dir: studioFolder })
    await studio.prepare()
    return studio
  }

  function started(): Promise<NextApp> {
    app ??= start().catch((error: unknown) => {
      app = undefined // the next request tries again
      throw error
    })
    return app
  }

  return {
    handle: studioDoor({
      payload,
      isDev,
      opened: async () => (await started()).getRequestHandler(),
    }),
    /**
     * Loads the studio's code and renders a first page. This blocks the process for about a second,
     * so it is done before serving begins rather than while a tutor and visitors wait.
     */
    async open(): Promise<void> {
      await warmUp((await started()).getRequestHandler())
    },
    async close(): Promise<void> {
      await (await app?.catch(() => undefined))?.close()
    },
  }
}
