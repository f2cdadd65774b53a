import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import {
  type Failures,
  lockMs,
  noFailures,
  withoutSpentLock,
} from '../../../cms/contract/lockout.ts'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'
import { parsedJson } from '../../ui/browser-storage/parsed-json.ts'
import { longestLockMs } from './login-guard.ts'

/** The guard as this browser keeps it: over a reload, for all tabs, and no longer than needed. */
export function useLoginGuard() {
  const guard = useSyncExternalStore(subscribe, currentGuard, () => noFailures)
  const [now, setNow] = useState(() => Date.now())

  // Checked every second instead of waiting once: a timer stands still while the device sleeps.
  useEffect(() => {
    if (guard.lockedUntil === null) return
    function look() {
      setNow(Date.now())
      if (withoutSpentLock(guard, Date.now()) === noFailures) keepGuard(noFailures)
    }
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [guard])

  return { guard, now }
}

const storageKey = 'login-guard'
const listeners = new Set<() => void>()

const StoredGuard = z.object({
  failures: z.int().min(0),
  lockedUntil: z.number().nullable(),
  /** Failures are forgotten as long after the last one as a lock would have lasted. */
  keptAt: z.number(),
})

let known: { stored: string | null; guard: Failures } = { stored: null, guard: noFailures }

/** Keeps what is known from now on, for all tabs. */
export function keepGuard(guard: Failures) {
  const isStored = deviceStorage.write(storageKey, JSON.stringify({ ...guard, keptAt: Date.now() }))
  // Without storage, the guard lives as long as the page.
  if (!isStored) known = { stored: known.stored, guard }
  for (const listener of listeners) listener()
}

/** The same object as long as the same text is stored. */
function currentGuard(): Failures {
  const stored = deviceStorage.read(storageKey)
  if (stored !== known.stored) known = { stored, guard: guardOf(stored, Date.now()) }
  return known.guard
}

function guardOf(stored: string | null, now: number): Failures {
  const kept = StoredGuard.safeParse(parsedJson(stored)).data
  if (!kept || (kept.lockedUntil === null && kept.keptAt + lockMs < now)) return noFailures
  const { failures, lockedUntil } = kept
  if (lockedUntil !== null && lockedUntil > now + longestLockMs) return noFailures
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
