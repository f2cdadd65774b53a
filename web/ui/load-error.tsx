import { type MouseEvent, useState } from 'react'
import { Button } from './button.tsx'
import { isSiteThere } from './is-site-there.ts'
import { Notice } from './notice.tsx'

interface LoadErrorProps {
  title: string
  text?: string
  level?: 1 | 2
  /** What its button says. */
  action?: string
}

/**
 * Something could not be read; trying again loads the page anew. Where the site cannot be reached
 * the page stays: the browser would put a page of its own in its place.
 */
export function LoadError(props: LoadErrorProps) {
  const { title, text = notAnswered, level = 1, action = 'Try Again' } = props
  const [said, say] = useState<string>()

  async function reload({ currentTarget }: MouseEvent) {
    say('Loading…')
    if (!(await isSiteThere(location.href))) say(away)
    // Whoever has gone to another page meanwhile is left there.
    else if (currentTarget.isConnected) location.reload()
  }

  return (
    <div role="alert">
      <Notice level={level} title={title} text={said ?? text}>
        <Button onClick={reload}>{action}</Button>
      </Notice>
    </div>
  )
}

const notAnswered = 'The server did not answer. Please try again in a moment.'

/** What to do where the site cannot be reached. */
export const away = 'The site cannot be reached. Please check your connection and try again.'
