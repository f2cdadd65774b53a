import type { Keeping } from './computed.ts'
import { type History, merged } from './history.ts'
import type { PassportEvent } from './passport-event.ts'
import {
  NewerPassport,
  openStoredPassport,
  type StoredPassport,
  type StoredThings,
} from './stored-passport.ts'

interface Options {
  /** Null where the database could not be opened. */
  stored: StoredPassport | null
  /** What the page knows now. */
  known(): { history: History; device: string }
  /** Tells what was found in a database that could be opened only later. */
  onFound(things: StoredThings): void
  /** Tells after each write where everything is kept. */
  onKeeping(keeping: Keeping): void
}

/**
 * Writes to the passport's database. What could not be kept is tried again with what comes next, also
 * where the browser has closed the database meanwhile, or did not open it before.
 */
export function passportKeeper({ stored: opened, known, onFound, onKeeping }: Options) {
  let stored = opened
  let unkept: readonly PassportEvent[] = []
  /** What another copy knew is in this page alone. */
  let isJoinUnkept = false

  async function open(): Promise<StoredPassport> {
    const now = await openStoredPassport()
    onFound(await now.read())
    return now
  }

  async function keep(write: (store: StoredPassport) => Promise<void>) {
    const tried = unkept
    try {
      stored ??= await open()
      await write(stored).catch(async () => {
        stored = await openStoredPassport()
        await write(stored)
      })
      unkept = unkept.filter((event) => !tried.includes(event))
      onKeeping('device')
      return 'kept' as const
    } catch (error) {
      onKeeping(error instanceof NewerPassport ? 'newer' : 'page')
      return 'not kept' as const
    }
  }

  async function keepAll(store: StoredPassport) {
    await store.change((kept) => merged(kept, known().history))
    isJoinUnkept = false
  }

  function forgetUnkept() {
    unkept = []
    isJoinUnkept = false
  }

  return {
    add(event: PassportEvent) {
      unkept = [...unkept, event]
      return keep((store) => (isJoinUnkept ? keepAll(store) : store.add(unkept, known().device)))
    },

    /** All that the page knows since it took in another copy. */
    addJoined() {
      isJoinUnkept = true
      return keep(keepAll)
    },

    /** Forgets everything; who writes from now on has another name. */
    clear(device: string) {
      forgetUnkept()
      return keep((store) => store.clear(device))
    },

    forgetUnkept,

    /** Goes on with another handle of the database. */
    goOnWith(next: StoredPassport | null): void {
      stored?.close()
      stored = next
    },
  }
}
