import { type ComponentType, Suspense, use } from 'react'

interface LaterPart<Props> {
  load: () => Promise<ComponentType<Props>>
  Loaded?: ComponentType<Props>
  /** Resolves when it is there, and never where it cannot be fetched. */
  whenThere?: Promise<unknown>
}

/**
 * A part of a page whose code comes after the page's own. The server draws it with everything else;
 * in the browser it stays as it was drawn until its code is there, and is hydrated by itself.
 */
export function later<Props extends object>(load: LaterPart<Props>['load']) {
  const part: LaterPart<Props> = { load }
  waiting.add(() => fetchPart(part))
  return (props: Props) => (
    <Suspense>
      <Drawn part={part} props={props} />
    </Suspense>
  )
}

/** Fetches the code of all parts that are known by now, and of those that these bring. */
export async function fetchLaterParts(): Promise<void> {
  while (waiting.size > 0) {
    const known = [...waiting]
    await Promise.all(known.map((fetchIt) => fetchIt()))
    for (const fetchIt of known) waiting.delete(fetchIt)
  }
}

function Drawn<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  if (!part.Loaded) {
    // What the server drew is worth more than an error in its place.
    part.whenThere ??= fetchPart(part).catch(() => new Promise(() => undefined))
    use(part.whenThere)
  }
  const { Loaded } = part
  return Loaded ? <Loaded {...props} /> : null
}

async function fetchPart<Props>(part: LaterPart<Props>) {
  part.Loaded ??= await part.load()
}

const waiting = new Set<() => Promise<void>>()
