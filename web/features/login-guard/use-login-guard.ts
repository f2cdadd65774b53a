import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'
import { parsedJson } from '../../ui/browser-storage/parsed-json.ts'
import {
  type LoginGuard,
  lockMs,
  longestLockMs,
  openGuard,
  withoutSpentLock,
} from './login-guard.ts'

/** The guard as this browser keeps it: over a reload, for all tabs, and no longer than needed. */
export function useLoginGuard() {
  const guard = useSyncExternalStore(subscribe, currentGuard, () => openGuard)
  const [now, setNow] = useState(() => Date.now())

  // Looked at each second, not waited for: a timer stands still while the device sleeps.
  useEffect(() => {
    if (guard.lockedUntil === null) return
    function look() {
      setNow(Date.now())
      if (withoutSpentLock(guard, Date.now()) === openGuard) keepGuard(openGuard)
    }
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [guard])

  return { guard, keepGuard, now }
}

const storageKey = 'login-guard'
const listeners = new Set<() => void>()

const StoredGuard = z.object({
  failures: z.int().min(0),
  lockedUntil: z.number().nullable(),
  /** Failures are forgotten as long after the last one as a lock would have lasted. */
  keptAt: z.number(),
})

let known: { stored: string | null; guard: LoginGuard } = { stored: null, guard: openGuard }

function keepGuard(guard: LoginGuard) {
  const isStored = deviceStorage.write(storageKey, JSON.stringify({ ...guard, keptAt: Date.now() }))
  // Otherwise the guard lives as long as the page.
  if (!isStored) known = { stored: known.stored, guard }
  for (const listener of listeners) listener()
}

/** The same object as long as the same text is stored. */
function currentGuard(): LoginGuard {
  const stored = deviceStorage.read(storageKey)
  if (stored !== known.stored) known = { stored, guard: guardOf(stored, Date.now()) }
  return known.guard
}

function guardOf(stored: string | null, now: number): LoginGuard {
  const kept = StoredGuard.safeParse(parsedJson(stored)).data
  if (!kept || (kept.lockedUntil === null && kept.keptAt + lockMs < now)) return openGuard
  const { failures, lockedUntil } = kept
  if (lockedUntil !== null && lockedUntil > now + longestLockMs) return openGuard
  return withoutSpentLock({ failures, lockedUntil }, now)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
