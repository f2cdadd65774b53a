import { useSyncExternalStore } from 'react'
import type { Passport } from './computed.ts'
import type { Happening, OpenPassport } from './open-passport.ts'

/**
 * The learner's passport, the same on every page. Its code comes when it is first asked for; that
 * and the reading of what is kept happen after the page is alive.
 */
export function passport(): Promise<OpenPassport> {
  opening ??= import('./open-passport.ts').then(async ({ openPassport }) => {
    open = await openPassport(tell)
    tell()
    return open
  })
  opening.catch(() => {
    opening = undefined // the code did not come: the next one who asks tries again
  })
  return opening
}

/** Writes down what the learner did. Never throws: nothing that she does waits for it. */
export async function record(happening: Happening): Promise<'kept' | 'not kept'> {
  try {
    return await (await passport()).record(happening)
  } catch {
    return 'not kept'
  }
}

/** What the passport says; 'looking' on the server and until it has been read. */
export const usePassport = (): Passport => useSyncExternalStore(listen, said, looking)

const nothingYet: Passport = { state: 'looking' }
const looking = () => nothingYet
const said = () => open?.said() ?? nothingYet

let opening: Promise<OpenPassport> | undefined
let open: OpenPassport | undefined
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  passport().catch(() => undefined)
  return () => void listeners.delete(listener)
}
