import { useRef, useState } from 'react'

/** Runs what a press asks for, and nothing for the presses that come while that is under way. */
export function useOneAtATime() {
  const [isPending, setIsPending] = useState(false)
  /** Enter and a click may come before React has drawn the button anew. */
  const isRunning = useRef(false)

  async function run(task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await task()
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { isPending, run }
}
