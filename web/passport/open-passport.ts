import { computed, type Keeping, type LessonProgress, type ReadyPassport } from './computed.ts'
import type * as Counting from './counting.ts'
import { deviceOfId, isOfSomeClock, newDevice, nextEventId } from './event-id.ts'
import type { Happening } from './happening.ts'
import { emptyHistory, folded, type History, merged } from './history.ts'
import type { NotedStep } from './noted-steps.ts'
import { refOf } from './passport-event.ts'
import { passportKeeper } from './passport-keeper.ts'
import { passportDatabase } from './passport-name.ts'
import { isNewer, openStoredPassport, type StoredPassport } from './stored-passport.ts'
import { forgetNotes, stepTaker } from './take-steps.ts'

/** The passport of this device, in memory and, where the browser allows it, in its database. */
export interface OpenPassport {
  said(): ReadyPassport
  history(): History
  record(happening: Happening): Promise<'kept' | 'not kept'>
  /** Writes down the stages that were noted, by this page or one before; a reload is no new step. */
  takeSteps(own: readonly NotedStep[]): Promise<void>
  /** Takes in what another copy knows. */
  join(history: History): Promise<'kept' | 'not kept'>
  /** Forgets everything, in other tabs too. */
  forget(): Promise<'kept' | 'not kept'>
}

const stayedMs = 4_000

/** Of what is older, only the sums are kept. */
export const foldedAfterMs = 90 * 24 * 60 * 60 * 1000

/** Opens the passport and tells of every change, its own and those of other tabs. */
export async function openPassport(onChange: () => void): Promise<OpenPassport> {
  const { stored, ...known } = await opened()
  let said = computed(known)
  const tabs = channelOfTabs()
  const keeper = passportKeeper(stored, known, show)

  function show(next: History) {
    known.history = next
    said = computed(known)
    onChange()
  }

  if (tabs) {
    tabs.onmessage = async ({ data }: MessageEvent<History | 'read again'>) => {
      if (data !== 'read again') return show(merged(known.history, data))
      const { stored: next, ...now } = await opened()
      keeper.goOnWith(next)
      Object.assign(known, now)
      show(now.history)
    }
  }

  async function record(told: Happening, at = Date.now()) {
    const { ref, ...happening } = told
    count(told, said.lessons.get(ref.lessonId))
    const last = newestOf(known.history, known.device)
    const id = nextEventId({ at, device: known.device, last, chance: Math.random() })
    const event = { ...happening, id, at, ref: refOf(ref) }
    show(merged(known.history, { events: [event], folds: {} }))
    tabs?.postMessage({ events: [event], folds: {} })
    return keeper.add(event)
  }

  const takeSteps = stepTaker({
    stageOf: (lessonId) => said.lessons.get(lessonId)?.stage,
    record,
  })
  void takeSteps([])

  return {
    said: () => said,
    history: () => known.history,
    record,
    takeSteps,
    async join(other) {
      show(merged(known.history, other))
      const outcome = await keeper.addAll()
      tabs?.postMessage(other)
      return outcome
    },
    async forget() {
      const next = newDevice(Math.random())
      forgetNotes()
      const outcome = await keeper.clear(next)
      known.device = next
      show(emptyHistory)
      tabs?.postMessage('read again')
      return outcome
    },
  }
}

/** Null where tabs cannot tell each other: old browsers, and Firefox where it is to keep nothing. */
function channelOfTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(passportDatabase)
  } catch {
    return null
  }
}

let counting: Promise<typeof Counting> | undefined

/** What counts comes once a learner has stayed for a moment: no first visit waits for it. */
function count(told: Happening, before: LessonProgress | undefined) {
  counting ??= new Promise((resolve) => setTimeout(resolve, stayedMs)).then(
    () => import('./counting.ts'),
  )
  // Without it nothing is counted on this page.
  counting.then(
    ({ countHappening }) => countHappening(told, before),
    () => undefined,
  )
}

/**
 * The newest id of all devices: what this one counts on from, so that a clock that runs ahead on
 * another makes nothing void here (decision 78). An id behind the year 9999 counts only where this
 * device has written it.
 */
function newestOf({ events, folds }: History, device: string): string {
  const counts = (id: string) => isOfSomeClock(id) || deviceOfId(id) === device
  const newest = events.findLast(({ id }) => counts(id))?.id ?? ''
  const ends = Object.values(folds).map(({ upTo }) => upTo)
  return [newest, ...ends.filter(counts)].sort().at(-1) ?? ''
}

interface Opened {
  stored: StoredPassport | null
  device: string
  history: History
  keeping: Keeping
}

async function opened(): Promise<Opened> {
  try {
    const stored = await openStoredPassport()
    const fold = (kept: History) => folded(kept, Date.now() - foldedAfterMs)
    await stored.change(fold).catch(() => undefined) // no room for it now: another time
    const { device, history } = await stored.read()
    return { stored, device, history, keeping: 'device' }
  } catch (error) {
    const keeping = isNewer(error) ? 'newer' : 'page'
    return { stored: null, device: newDevice(Math.random()), history: emptyHistory, keeping }
  }
}
