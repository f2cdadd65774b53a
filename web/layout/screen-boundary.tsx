import { Component, type ReactNode } from 'react'
import { Notice } from '../ui/notice.tsx'

/** Keeps header and footer where a screen breaks, and says what to do. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Notice
        title="Something went wrong"
        text="This page could not be shown. Please load it again."
      >
        <button type="button" onClick={() => location.reload()}>
          Reload page
        </button>
      </Notice>
    )
  }
}
