import { type ComponentType, memo, Suspense, use, useState } from 'react'
import { tellInUse, whenInUse } from './in-use.ts'

interface LaterPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Its code waits for somebody to use the page. */
  isForUse: boolean
  Loaded?: ComponentType<Props>
  /** What its drawing has waited for; never resolves where the code could not be fetched. */
  whenThere?: Promise<unknown> | undefined
}

/**
 * A part of a page whose code comes after the page's own. The server draws it with everything else;
 * in the browser it stays as it was drawn until its code is there, and is hydrated by itself.
 */
export const later = <Props extends object>(load: LaterPart<Props>['load']) =>
  drawnFirst<Props>({ load, isForUse: false })

/**
 * The same for what is out of sight when the page comes: its code is fetched when somebody first
 * moves, presses or scrolls, so that who only looks in fetches none.
 */
export const laterInUse = <Props extends object>(load: LaterPart<Props>['load']) =>
  drawnFirst<Props>({ load, isForUse: true })

function drawnFirst<Props extends object>(part: LaterPart<Props>) {
  waiting.add(() => fetchPart(part))
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
  while (waiting.size > 0) {
    const known = [...waiting]
    await Promise.all(known.map((fetchIt) => fetchIt()))
    for (const fetchIt of known) waiting.delete(fetchIt)
  }
}

/**
 * The same for who waits for a page in a browser: a part that is on the way for very long, perhaps one
 * of the page that is left, comes into the page when it is there.
 */
export function fetchPartsInTime(): Promise<void> {
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, longestMs))
  return Promise.race([fetchLaterParts(), isLate])
}

const longestMs = 3_000

function Drawn<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  if (!part.Loaded) part.whenThere ??= whenFetched(part).catch(() => staysAsItIs(part))
  // Also when it is there by now: React wants the same promise again before it goes on.
  if (part.whenThere) use(part.whenThere)
  const { Loaded } = part
  return Loaded ? <Loaded {...props} /> : null
}

async function whenFetched<Props>(part: LaterPart<Props>) {
  if (part.isForUse) await whenInUse()
  await fetchPart(part)
}

/** What the server drew is worth more than an error in its place; the next drawing asks again. */
function staysAsItIs<Props>(part: LaterPart<Props>) {
  part.whenThere = undefined
  return new Promise(() => undefined)
}

async function fetchPart<Props>(part: LaterPart<Props>) {
  part.Loaded ??= await part.load()
}

const waiting = new Set<() => Promise<void>>()
