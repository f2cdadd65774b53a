import { vi } from 'vitest'

/** More than any of it takes on a busy machine; Vitest's own second is less than that. */
const patience = { timeout: 60_000 }

/** Waits for what comes by itself: until the check, tried again and again, no longer throws. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, patience)
