import type { Keeping } from './computed.ts'
import { type History, merged } from './history.ts'
import type { PassportEvent } from './passport-event.ts'
import { isNewer, openStoredPassport, type StoredPassport } from './stored-passport.ts'

/** What a page knows of the passport. */
export interface KnownPassport {
  /** The letters that this device writes with. */
  device: string
  history: History
  keeping: Keeping
}

/**
 * Writes to the passport's database. What could not be kept is tried again with what comes next, also
 * where the browser has closed the database meanwhile, or did not open it before (`stored` is null
 * then). What it finds, and where all is kept now, goes into `known`, and is shown.
 */
export function passportKeeper(
  stored: StoredPassport | null,
  known: KnownPassport,
  show: (history: History) => void,
) {
  let unkept: readonly PassportEvent[] = []

  async function open(): Promise<StoredPassport> {
    const now = await openStoredPassport()
    const found = await now.read()
    known.device = found.device
    show(merged(found.history, known.history))
    return now
  }

  function keptIn(keeping: Keeping) {
    if (keeping === known.keeping) return
    known.keeping = keeping
    show(known.history)
  }

  async function keep(write: (store: StoredPassport) => Promise<void>) {
    const tried = unkept
    try {
      stored ??= await open()
      await write(stored).catch(async () => {
        stored = await open()
        await write(stored)
      })
      unkept = unkept.filter((event) => !tried.includes(event))
      keptIn('device')
      return 'kept' as const
    } catch (error) {
      keptIn(isNewer(error) ? 'newer' : 'page')
      return 'not kept' as const
    }
  }

  return {
    add(event: PassportEvent) {
      unkept = [...unkept, event]
      return keep((store) => store.add(unkept, known.device))
    },

    /** Brings together what is kept and all that the page knows, of another copy too. */
    addAll: () => keep((store) => store.change((kept) => merged(kept, known.history))),

    /** Forgets everything; who writes from now on has another name. */
    clear(device: string) {
      unkept = []
      return keep((store) => store.clear(device))
    },

    /** Goes on with another handle of the database, after all was forgotten elsewhere. */
    goOnWith(next: StoredPassport | null): void {
      unkept = []
      stored?.close()
      stored = next
    },
  }
}
