/** Requests for one address share one reading. */
export function createSingleFlight<Answer>() {
  const running = new Map<string, Promise<Answer>>()
  return {
    run(key: string, make: () => Promise<Answer>): Promise<Answer> {
      const known = running.get(key)
      if (known) return known
      const fresh = make().finally(() => {
        if (running.get(key) === fresh) running.delete(key)
      })
      running.set(key, fresh)
      return fresh
    },

    /** Who asks from now on is not given what is being read. */
    forget: (): void => running.clear(),
  }
}
