import { useRef, useState } from 'react'

/**
 * Something that a press sets off and that takes a while: `isPending` until it has ended, and a press
 * meanwhile does nothing. The lock is a ref, because the second press of a double click comes before
 * React has drawn a disabled button. It is not React's `useTransition`: as long as one asynchronous
 * transition runs, React holds back every other one of the page, and the router's are among them.
 */
export function useAction<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) {
  const [isPending, setIsPending] = useState(false)
  const isRunning = useRef(false)

  async function run(...args: Args) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await act(...args)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return { run, isPending }
}
