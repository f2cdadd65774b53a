import { useEffect, useRef, useState } from 'react'

/** Rows drawn at once: thousands with a select each would make the page slow. */
const stepSize = 50

/** How many rows of a long list are drawn; more when its end comes near. */
export function useSteps(total: number) {
  const [limit, setLimit] = useState(stepSize)
  const end = useRef<HTMLDivElement>(null)
  const shown = Math.min(limit, total)

  useEffect(() => {
    if (!end.current || shown >= total) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setLimit(shown + stepSize),
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [shown, total])

  return { shown, end, showMore: () => setLimit(shown + stepSize) }
}
