import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Nothing is lost where the server did not answer: the page still knows the link. */
export function TryAgain({ again }: { again: () => void }) {
  return (
    <Notice
      title="Your page could not be opened"
      text="Please check your connection. Your link still works."
    >
      <Button tone="main" onClick={again}>
        Try again
      </Button>
    </Notice>
  )
}
