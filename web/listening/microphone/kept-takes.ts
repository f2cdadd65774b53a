import { useSyncExternalStore } from 'react'
import { holdOnPage } from '../../ui/stored-text/held-on-page.ts'

/** Something that was said, to be heard again and to be sent. */
export interface Take {
  audio: Blob
  seconds: number
  /** An address of this page's own. */
  url: string
}

/** What waits to be sent, by name: over a look at another screen, as long as the page is open. */
const kept = new Map<string, Take>()
const watchers = new Set<() => void>()

/** Keeps what was said in place of what is kept under the name. */
export function keepTake(name: string, said: Omit<Take, 'url'>): void {
  forget(name)
  kept.set(name, { ...said, url: URL.createObjectURL(said.audio) })
  tell()
}

/** Forgets a take, unless another one is in its place by now. */
export function forgetTake(name: string, take: Take | null): void {
  if (take === null || kept.get(name) !== take) return
  forget(name)
  tell()
}

let forgettings = 0
/** How often takes were forgotten: what was begun before the last time is not for keeping. */
export const countForgettings = (): number => forgettings

/** Forgets what was said here, for whoever comes next; of the names that begin so, or all. */
export function forgetTakes(beginning = ''): void {
  forgettings += 1
  for (const name of [...kept.keys()]) if (name.startsWith(beginning)) forget(name)
  tell()
}

/** What is kept under a name; null where there is nothing. */
export const useKeptTake = (name: string): Take | null =>
  useSyncExternalStore(
    watch,
    () => kept.get(name) ?? null,
    () => null,
  )

function forget(name: string) {
  const take = kept.get(name)
  if (take) URL.revokeObjectURL(take.url)
  kept.delete(name)
}

function tell() {
  holdOnPage('takes', { isMissed: kept.size > 0, forget: forgetTakes })
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
