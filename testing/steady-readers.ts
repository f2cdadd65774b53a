/** What a page shows from some moment on: a text that stands in it, or that is gone. */
export interface Sight {
  path: string
  text: string
  isThere: boolean
}

/** A sight, and what has been read of it. */
export interface Watched extends Sight, Watching {
  /** Readings that begin from then on have to show it; until then what was is right as well. */
  due: number
  /** How many readings had to show it. */
  readings: number
  /** Those that showed something else. */
  wrong: string[]
}

interface Reading {
  url: string
  paths: readonly string[]
}

interface Watching {
  /** Whether a sight is due from when it is first shown; otherwise who watches says when. */
  dueOnceShown: boolean
}

/** So many ask one process at the same time, each for one page after the other. */
const readers = 3

/** Visitors of one process who ask for the same pages all the time, so that these are in demand. */
export function steadyReaders({ url, paths }: Reading) {
  const newest = new Map<string, Watched>()
  let isOver = false

  async function readOn(place: number): Promise<void> {
    const own = [...paths.slice(place), ...paths.slice(0, place)]
    while (!isOver) for (const path of own) await read(path)
  }

  async function read(path: string): Promise<void> {
    const watched = newest.get(path)
    const begun = performance.now()
    const response = await fetch(url + path, { redirect: 'manual' })
    const body = await response.text()
    if (!watched || newest.get(path) !== watched) return // a newer edit is on its way
    const isAnswer = response.status === 200 || (response.status === 404 && !watched.isThere)
    const isShown = isAnswer && body.includes(watched.text) === watched.isThere
    if (isShown && watched.dueOnceShown) watched.due = Math.min(watched.due, performance.now())
    if (begun < watched.due) return
    watched.readings += 1
    if (!isShown) {
      const lateMs = Math.round(begun - watched.due)
      watched.wrong.push(`${path}: ${response.status}, begun ${lateMs} ms after it was due`)
    }
  }

  const reading = Promise.all(
    Array.from({ length: readers }, (_none, reader) =>
      readOn(Math.floor((reader * paths.length) / readers)),
    ),
  )

  return {
    /** Looks at all readings that begin from this moment on, until the next edit of the same pages. */
    watch: (sights: readonly Sight[], watching: Watching): Watched[] =>
      sights.map((sight) => {
        const never = Number.POSITIVE_INFINITY
        const watched = { ...sight, ...watching, due: never, readings: 0, wrong: [] }
        newest.set(sight.path, watched)
        return watched
      }),

    async stop(): Promise<void> {
      isOver = true
      await reading
    },
  }
}
