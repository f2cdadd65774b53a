import type pg from 'pg'

/** Payload takes a connection when it begins, and never gives it back. */
const heldForEver = 1

/**
 * Ends the connections of Payload's pool, each once what is under way on it is done. The one that
 * Payload holds ends with the process or the database: the pool's own end waits for it in vain. After
 * connections were lost Payload may hold more: whoever calls this waits no longer than she has time.
 */
export function closeHeldPool(pool: pg.Pool): Promise<void> {
  return new Promise((resolve) => {
    let open = pool.totalCount
    const settle = () => {
      if (open <= heldForEver) resolve()
    }
    pool.on('remove', () => {
      open -= 1
      settle()
    })
    void pool.end()
    settle()
  })
}
