/** A signal that aborts after a time, unless it is told again. */
export interface TimeLimit {
  signal: AbortSignal
  /** From now on so long. */
  again(ms: number): void
  end(): void
}

/** Ends what takes longer than this. */
export function timeLimit(ms: number): TimeLimit {
  const controller = new AbortController()
  const abort = () => controller.abort(new Error('It took too long.'))
  let timer = setTimeout(abort, ms)
  return {
    signal: controller.signal,
    again(nextMs) {
      clearTimeout(timer)
      timer = setTimeout(abort, nextMs)
    },
    end: () => clearTimeout(timer),
  }
}
