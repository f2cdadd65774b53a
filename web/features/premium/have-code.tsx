import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { CodeForm } from './code-form.tsx'

/** The way in for somebody who has a code; the lesson is then read anew. */
export function HaveCode() {
  const [isOpen, setIsOpen] = useState(false)
  if (!useHasScript()) return null
  return (
    <div>
      <Button tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        I have a code
      </Button>
      {isOpen && <CodeForm onOpened={() => location.reload()} />}
    </div>
  )
}
