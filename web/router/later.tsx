import { type ComponentType, memo, Suspense, use, useState } from 'react'
import { tellInUse, whenInUse } from './in-use.ts'

interface LaterPart<Props> {
  fetchIt: () => Promise<void>
  /** Its code waits for somebody to use the page. */
  isForUse: boolean
  Loaded?: ComponentType<Props>
  /** What its drawing has waited for. */
  whenThere?: Promise<void>
  tellThere?: () => void
}

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part of a page whose code comes after the page's own. The server draws it with everything else;
 * in the browser it stays as it was drawn until its code is there, and is hydrated by itself.
 */
export const later = <Props extends object>(load: Load<Props>) => drawnFirst(load, false)

/**
 * The same for what is out of sight when the page comes: its code is fetched when somebody first
 * moves, presses or scrolls, so that who only looks in fetches none.
 */
export const laterInUse = <Props extends object>(load: Load<Props>) => drawnFirst(load, true)

function drawnFirst<Props extends object>(load: Load<Props>, isForUse: boolean) {
  const part: LaterPart<Props> = {
    isForUse,
    async fetchIt() {
      part.Loaded ??= await load()
      part.tellThere?.()
      waiting.delete(part.fetchIt)
      missing.delete(part.fetchIt)
    },
  }
  waiting.add(part.fetchIt)
  // Drawn anew with its page while its code is on the way, it would lose what the server drew.
  return memo((props: Props) => {
    const [first] = useState(props)
    if (props !== first) tellInUse() // drawn anew all the same: now its code is wanted
    return (
      <Suspense>
        <Drawn part={part} props={props} />
      </Suspense>
    )
  })
}

/**
 * Fetches the code of all parts that are known by now, and of those that these bring.
 * @throws What was thrown where the code of one could not be fetched.
 */
export async function fetchLaterParts(): Promise<void> {
  while (waiting.size > 0) await fetchAll(waiting)
}

/**
 * The same for who waits for a page in a browser: a part that is on the way for very long, perhaps one
 * of the page that is left, comes into the page when it is there.
 */
export const fetchPartsInTime = () => inTime(fetchLaterParts())

/** The same for what is drawn and not alive yet: it would hold up what changes on its page. */
export const fetchMissing = () => inTime(fetchAll(missing))
export const isAllAlive = () => missing.size === 0

const fetchAll = (parts: Iterable<() => Promise<void>>) =>
  Promise.all([...parts].map((fetchIt) => fetchIt()))

function inTime(code: Promise<unknown>) {
  const isLate = new Promise((resolve) => setTimeout(resolve, longestMs))
  return Promise.race([code, isLate])
}

const longestMs = 3_000

function Drawn<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  if (!part.Loaded) part.whenThere ??= whenFetched(part)
  // Also when it is there by now: React wants the same promise again before it goes on.
  if (part.whenThere) use(part.whenThere)
  const { Loaded } = part
  return Loaded ? <Loaded {...props} /> : null
}

/**
 * What the server drew is worth more than an error in its place: where the code could not be fetched
 * it stays until the line is back, or whoever goes on has the code fetched.
 */
function whenFetched<Props>(part: LaterPart<Props>) {
  return new Promise<void>((resolve) => {
    part.tellThere = resolve
    missing.add(part.fetchIt)
    const again = () => addEventListener('online', fetchIt, { once: true })
    // The browser may remember a failed import as long as the page lives: none is tried that would fail.
    const fetchIt = () => (navigator.onLine ? part.fetchIt().catch(again) : again())
    if (part.isForUse) whenInUse().then(fetchIt)
    else fetchIt()
  })
}

const waiting = new Set<() => Promise<void>>()
const missing = new Set<() => Promise<void>>()
