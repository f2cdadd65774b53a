import { rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '../../cms/postgres/embedded-postgres.ts'
import { freePort } from '../../cms/postgres/free-port.ts'
import { seededDatabase } from '../../testing/databases.ts'
import { manyAttempts, type RunningProduct, startProduct } from '../../testing/running-product.ts'
import { seededData } from '../../testing/seeded-data.ts'
import { chosenOf } from './chosen-parts.ts'
import { fillLibrary, type LibrarySize } from './library.ts'
import { buildObserved, observedProgram } from './observed-build.ts'
import { type Observer, observerAt, observerVariables } from './observer.ts'

/** The built product as a measurement sees it. */
export interface Site extends RunningProduct {
  databaseUrl: string
  /** The door into the process; shut unless the site was started with `isObserved`. */
  observer: Observer
}

interface SiteOptions {
  /** Without one, a new database with the sample content. */
  databaseUrl?: string
  port?: number
  isObserved?: boolean
  env?: Record<string, string>
}

type LibraryOptions = Partial<Omit<LibrarySize, 'lessons'>>

/** What measurements stand on: a Postgres of their own, and products on free ports. */
export interface Stage {
  /** A twentieth of the work, to see that everything runs; its figures mean little. */
  isQuick: boolean
  /** How often a measurement is taken; the first time does not count. */
  rounds: number
  /** A time of load, shorter in a quick run. */
  seconds(usual: number): number
  /** A number of things to do, smaller in a quick run. */
  count(usual: number): number
  /** Of a row's parts by name those that were asked for, or all. */
  chosen<Part>(parts: Readonly<Record<string, Part>>): [name: string, part: Part][]
  /** A new database with the sample content. */
  database(): Promise<string>
  /** A database with so many lessons, in 200 courses unless told; measurements share it. */
  library(lessons: number, options?: LibraryOptions): Promise<string>
  site(options?: SiteOptions): Promise<Site>
  /** Tells whoever waits what is being done. */
  tell(text: string): void
  /** Ends all sites of a measurement. */
  clear(): Promise<void>
  /** Ends everything. */
  close(): Promise<void>
}

interface StageOptions {
  isQuick: boolean
  /** Names of parts; none for all of them. */
  only: readonly string[]
}

/** Starts a Postgres with the sample content, in a temporary folder. */
export async function openStage({ isQuick, only }: StageOptions): Promise<Stage> {
  const dataDir = await seededData()
  const postgres = await startEmbeddedPostgres(dataDir)
  const sites: Site[] = []
  const database = () => seededDatabase(dataDir)

  async function site({ isObserved = false, env, port, ...options }: SiteOptions = {}) {
    const databaseUrl = options.databaseUrl ?? (await database())
    const control = isObserved ? await freePort() : 0
    if (isObserved) await buildObserved()
    const product = await startProduct({
      port,
      ...(isObserved ? { program: observedProgram } : {}),
      env: {
        ...manyAttempts,
        DATABASE_URL: databaseUrl,
        ...(isObserved ? observerVariables(control) : {}),
        ...env,
      },
    })
    const started = { ...product, databaseUrl, observer: observerAt(control) }
    sites.push(started)
    return started
  }

  const libraries = new Map<string, Promise<string>>()
  async function makeLibrary(size: LibrarySize) {
    const { lessons, courses, longest } = size
    const long = longest ? ` and ${longest} in one more` : ''
    console.log(`    filling a library: ${lessons} lessons in ${courses} courses${long}`)
    const databaseUrl = await database()
    await fillLibrary(databaseUrl, size)
    return databaseUrl
  }

  function library(lessons: number, { courses = 200, longest = 0 }: LibraryOptions = {}) {
    const name = `${lessons} ${courses} ${longest}`
    const made = libraries.get(name) ?? makeLibrary({ lessons, courses, longest })
    libraries.set(name, made)
    return made
  }

  async function clear() {
    for (const { remove } of sites.splice(0)) await remove()
  }

  return {
    isQuick,
    rounds: isQuick ? 2 : 6,
    seconds: (usual) => (isQuick ? Math.max(1, usual / 5) : usual),
    count: (usual) => (isQuick ? Math.max(2, Math.round(usual / 20)) : usual),
    chosen: (parts) => chosenOf(parts, only),
    database,
    library,
    site,
    tell: (text) => console.log(`    ${text}`),
    clear,
    async close() {
      await clear()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
