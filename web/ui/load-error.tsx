import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface LoadErrorProps {
  title: string
  text?: string
  level?: 1 | 2
}

/** Something could not be read; trying again loads the page anew. */
export function LoadError({ title, text, level = 1 }: LoadErrorProps) {
  return (
    <div role="alert">
      <Notice
        level={level}
        title={title}
        text={text ?? 'The server did not answer. Please try again in a moment.'}
      >
        <Button onClick={() => location.reload()}>Try Again</Button>
      </Notice>
    </div>
  )
}
