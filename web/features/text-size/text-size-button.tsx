import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { nextTextSize, type TextSize } from './text-size.ts'

/** Steps the text size of the whole page while a lesson is open. */
export function TextSizeButton() {
  const [size, setSize] = useState<TextSize | null>(null)

  useEffect(() => {
    if (size === null) return
    document.documentElement.dataset.textSize = String(size)
    return () => {
      delete document.documentElement.dataset.textSize
    }
  }, [size])

  return (
    <Button tone="quiet" onClick={() => setSize(nextTextSize)}>
      Text size{size !== null && `: ${size}px`}
    </Button>
  )
}
