import { useState, useSyncExternalStore } from 'react'
import { useAdmin } from './admin.ts'

/** What admins are at, by admin, until the page is loaded anew. */
export interface KeptForAdmins<Value> {
  first: () => Value
  byAdmin: Map<number | null, Value>
  listeners: Set<() => void>
  /** Whether it would be missed if the page were left, from whichever screen. */
  isUnsaved: (value: Value) => boolean
  /** Has the browser ask first. */
  warn: (event: BeforeUnloadEvent) => void
}

export const keptForAdmins = <Value>(
  first: () => Value,
  isUnsaved: (value: Value) => boolean = () => false,
): KeptForAdmins<Value> => ({
  first,
  isUnsaved,
  byAdmin: new Map(),
  listeners: new Set(),
  warn: (event) => event.preventDefault(),
})

/** What the signed-in admin is at, and the way to change it. */
export interface Kept<Value> {
  value: Value
  change: (next: (now: Value) => Value) => void
  /** How it stands now, also where the screen has not been drawn since, or no longer is. */
  latest: () => Value
}

/**
 * What an admin is at. It is kept outside of the screen, so that it outlives a look at another one or
 * an ended session, and so that what was set off goes on with it when the screen is left. Before the
 * page goes, and what is unsaved with it, the browser asks.
 */
export function useKept<Value>(kept: KeptForAdmins<Value>): Kept<Value> {
  const { first, byAdmin, listeners } = kept
  const admin = useAdmin()
  const adminId = admin.state === 'ready' ? admin.data.id : null
  const [blank] = useState(first)
  const [subscribe] = useState(() => (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  })
  const latest = () => byAdmin.get(adminId) ?? blank
  const value = useSyncExternalStore(subscribe, latest, () => blank)

  function change(next: (now: Value) => Value) {
    byAdmin.set(adminId, next(latest()))
    askWhileUnsaved(kept)
    for (const listener of listeners) listener()
  }

  return { value, change, latest }
}

function askWhileUnsaved<Value>({ byAdmin, isUnsaved, warn }: KeptForAdmins<Value>) {
  if ([...byAdmin.values()].some(isUnsaved)) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}
