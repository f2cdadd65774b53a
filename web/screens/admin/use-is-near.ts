import { useEffect, useRef, useState } from 'react'

/** So far below the window something is fetched, so that it is there when it comes into sight. */
const rootMargin = '0px 0px 800px 0px'

/** Whether an element has come near the window; once near, it stays so. */
export function useIsNear<Kind extends Element>(isNearAtFirst: boolean) {
  const ref = useRef<Kind>(null)
  const [isNear, setIsNear] = useState(isNearAtFirst)

  useEffect(() => {
    if (isNear || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])

  return { ref, isNear }
}
