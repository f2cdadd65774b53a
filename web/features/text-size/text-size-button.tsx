import { useLayoutEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import './text-size.css'
import { nextTextSize, storedTextSize, storeTextSize, type TextSize } from './text-size.ts'

/** Steps the text size of the whole page while a lesson is open; the next lesson begins with it. */
export function TextSizeButton() {
  const [size, setSize] = useState<TextSize | null>(null)

  // Before the browser paints, so that a lesson opened from inside the site does not jump.
  useLayoutEffect(() => {
    setSize(storedTextSize())
    delete document.documentElement.dataset.keptTextSize
  }, [])
  useLayoutEffect(() => {
    if (size === null) return
    document.documentElement.dataset.textSize = String(size)
    return () => {
      delete document.documentElement.dataset.textSize
    }
  }, [size])

  function step() {
    const next = nextTextSize(size)
    storeTextSize(next)
    setSize(next)
  }

  return (
    // A page from the server is drawn before this component is alive, and finds the size by itself.
    <Button tone="quiet" data-text-size-button onClick={step}>
      {size === null ? 'Text size' : `Text size: ${size}px`}
    </Button>
  )
}
