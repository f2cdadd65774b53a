import type { Payload } from 'payload'
import { type Guard, openGuard } from './lockout.ts'

// The server alone reads and writes this collection, hence `overrideAccess` throughout.

/** The counter under a key; an open one where there is none. */
export async function readGuard(key: string, payload: Payload): Promise<Guard> {
  const { docs } = await payload.find({
    collection: 'login-guards',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [guard] = docs
  if (!guard) return openGuard
  return {
    failures: guard.failures,
    lockedUntil: guard.lockedUntil ? Date.parse(guard.lockedUntil) : null,
  }
}

export async function saveGuard(key: string, guard: Guard, payload: Payload): Promise<void> {
  const { failures, lockedUntil } = guard
  const data = {
    key,
    failures,
    lockedUntil: lockedUntil === null ? null : new Date(lockedUntil).toISOString(),
  }
  const { docs } = await payload.update({
    collection: 'login-guards',
    where: { key: { equals: key } },
    data,
    overrideAccess: true,
  })
  if (docs.length === 0) {
    await payload.create({ collection: 'login-guards', data, overrideAccess: true })
  }
}

export async function forgetFailures(key: string, payload: Payload): Promise<void> {
  await payload.delete({
    collection: 'login-guards',
    where: { key: { equals: key } },
    overrideAccess: true,
  })
}
