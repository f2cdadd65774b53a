import { onTestFinished, vi } from 'vitest'

/**
 * Counts how often others have their turn, until the test ends. Each look at the clock finds that ten
 * milliseconds have passed, so a piece of work is due to rest whenever it asks.
 */
export function countTurns(): { count: number } {
  const turns = { count: 0 }
  let ms = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    ms += 10
    return ms
  })
  let waiting = setImmediate(function next() {
    turns.count += 1
    waiting = setImmediate(next)
  })
  onTestFinished(() => {
    clearImmediate(waiting)
    vi.restoreAllMocks()
  })
  return turns
}
