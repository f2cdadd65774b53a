import { use } from 'react'
import { parsePath } from 'react-router-dom'
import { fetchLaterParts, fetchPartsInTime } from './later.tsx'
import { matchPage } from './routes.ts'
import type { ScreenModule } from './screen-module.ts'

/** The source file of the screen at a path (its search may follow): its key in the manifest. */
export const screenFile = (url: string) =>
  `web/${fileOf(matchPage(parsePath(url).pathname ?? '/').route.screen)}`

export const isScreenLoaded = (name: string) => loaded.has(name)

/** Fetches the code of the screen that the server has drawn; its later parts come by themselves. */
export async function loadDrawnScreen(name: string): Promise<void> {
  const module = await screens[`../${fileOf(name)}`]?.()
  if (module) loaded.set(name, module)
}

/** Fetches a screen's code once, with its later parts; afterwards it renders without waiting. */
export function loadScreen(name: string): Promise<ScreenModule> {
  const known = loading.get(name)
  if (known) return known
  const load = screens[`../${fileOf(name)}`]
  if (!load) return Promise.reject(new Error(`There is no screen '${name}'`))
  const screen = load().then(async (module) => {
    await (import.meta.env.SSR ? fetchLaterParts() : fetchPartsInTime())
    loaded.set(name, module)
    return module
  })
  // A chunk that did not arrive is asked for again next time.
  screen.catch(() => loading.delete(name))
  loading.set(name, screen)
  return screen
}

/** A screen whose code is there, or on the way. */
export function RouteScreen({ name }: { name: string }) {
  const { Screen } = loaded.get(name) ?? use(loadScreen(name))
  return <Screen />
}

const screens = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx')
const loaded = new Map<string, ScreenModule>()
const loading = new Map<string, Promise<ScreenModule>>()

const fileOf = (name: string) => `screens/${name}/${name}-screen.tsx`
