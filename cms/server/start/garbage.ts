import type { EventEmitter } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In per cent of what is in use. */
const mostGarbage = { usually: 20, whileBodiesPass: 100 }

type SetFlag = (flag: string) => void

/** How early V8 collects, which it is told by a flag. */
export function garbageLimit(setFlag: SetFlag) {
  const letGrow = (percent: number) => setFlag(`--heap-growing-percent=${percent}`)
  // The last pieces are new: no need to look at everything, which the event loop would wait for.
  const collectNewSoon = collectAtRest('minor')
  let isEarly = false
  let passing = 0

  return {
    /**
     * Has garbage collected before there is much of it. V8 lets a heap as small as the site's grow to
     * four times what is in use, on a machine with memory to spare; the answers that edits have
     * dropped wait for that, and large uploads in the studio's process. A collection runs beside the
     * event loop for the most part (decision 67).
     */
    collectEarly(): void {
      isEarly = true
      letGrow(mostGarbage.usually)
    },
    /**
     * Has garbage collected less early until a response is closed whose request brings a large body.
     * Its pieces lie outside V8's heap, are gone within milliseconds, and count as growth all the
     * same: with a fifth, every seven megabytes that passed brought a collection of the whole heap
     * (decision 223). Before `collectEarly` it does nothing: code that is kept bears the flags it was
     * compiled with.
     */
    collectSeldomUntil(closed: Pick<EventEmitter, 'once'> & { destroyed?: boolean }): void {
      if (!isEarly || closed.destroyed) return
      if (passing++ === 0) letGrow(mostGarbage.whileBodiesPass)
      closed.once('close', () => {
        if (--passing > 0) return
        letGrow(mostGarbage.usually)
        collectNewSoon()
      })
    },
  }
}

/** Those of this process. */
export const { collectEarly, collectSeldomUntil } = garbageLimit(setFlagsFromString)

/**
 * Has what is new collected by the thread that makes it. There is little of it, and V8 shares the work
 * among as many threads as there are cores: where the cores are busy, the event loop waits for the
 * last of them to be given one (decision 67).
 */
export const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge')

/** A tutor who uploads several lessons rarely pauses for longer. */
const restMs = 5_000

/**
 * A function that has garbage collected five seconds after it was called last: all of it, or what was
 * made lately. V8 collects when more is made, and after large uploads nothing more may be: what they
 * have left would be kept until the next ones come (decision 223).
 */
export function collectAtRest(type: 'major' | 'minor'): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      collect(type)
    }, restMs).unref()
    timer.refresh()
  }
}

function collect(type: 'major' | 'minor'): void {
  setFlagsFromString('--expose-gc') // for contexts made from now on, not for the program's own
  const gc: (options: { type: 'major' | 'minor'; execution: 'async' }) => Promise<void> =
    runInNewContext('gc')
  gc({ type, execution: 'async' })
}
