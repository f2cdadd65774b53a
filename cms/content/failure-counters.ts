import type { Payload } from 'payload'
import { type Failures, noFailures } from '../contract/lockout.ts'

// The server alone reads and writes this collection, hence `overrideAccess` throughout.

/** What is counted under a key. */
export async function readFailures(key: string, payload: Payload): Promise<Failures> {
  const { docs } = await payload.find({
    collection: 'login-guards',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [counter] = docs
  if (!counter) return noFailures
  return {
    failures: counter.failures,
    lockedUntil: counter.lockedUntil ? Date.parse(counter.lockedUntil) : null,
  }
}

export async function saveFailures(
  key: string,
  counted: Failures,
  payload: Payload,
): Promise<void> {
  const { failures, lockedUntil } = counted
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
