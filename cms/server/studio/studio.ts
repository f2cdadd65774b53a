import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import type { Change } from '../../content/changes.ts'
import type { Environment } from '../../environment/environment.ts'
import { sessionCookie } from '../../environment/session-cookie.ts'
import { ownStudio } from './own-studio.ts'
import { sharedStudio } from './shared-studio.ts'
import { studioDoor } from './studio-door.ts'

interface Parts {
  payload: Payload
  environment: Environment
  isDev: boolean
  /** Content that visitors see was changed in the studio; settles when nobody is given what was. */
  onChange(changes: readonly Change[]): Promise<void>
}

/** Payload's studio, for admins only, beside the site or in its process (STUDIO_PROCESS). */
export function studio({ payload, environment, isDev, onChange }: Parts) {
  const isShared = isDev || environment.STUDIO_PROCESS === 'shared'
  const { logger } = payload
  const host = isShared ? sharedStudio({ logger, isDev }) : ownStudio({ logger, onChange })
  return {
    handle: studioDoor({ payload, isDev, opened: host.opened }),
    open: host.open,
    close: host.close,
    isUp: host.isUp,
    beside: host.beside,
    /** Looks at a request of any kind: who signs in will want the studio. */
    notice: (request: IncomingMessage) => {
      if (isTutors(request)) host.expect()
    },
  }
}

const isTutors = ({ url = '', headers }: IncomingMessage) =>
  /^\/(api\/)?(admin|studio)\b/.test(url) ||
  (headers.cookie?.includes(sessionCookie.name()) ?? false)
