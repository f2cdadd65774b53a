import { Component, type ReactNode } from 'react'
import { isSiteThere } from '../router/is-site-there.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

const texts = {
  broken: 'This page could not be shown. Please reload it.',
  away: 'The site cannot be reached. Please check your connection and try again.',
} as const

type State = { problem: keyof typeof texts | null }

/** Keeps header and footer where a screen breaks, and says what to do. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(): State {
    return { problem: navigator.onLine ? 'broken' : 'away' }
  }

  reload = async () => {
    if (await isSiteThere(location.href)) location.reload()
    else this.setState({ problem: 'away' })
  }

  override render() {
    const { problem } = this.state
    if (!problem) return this.props.children
    return (
      <div role="alert">
        <Notice title="Something went wrong" text={texts[problem]}>
          <Button onClick={this.reload}>Reload page</Button>
        </Notice>
      </div>
    )
  }
}
