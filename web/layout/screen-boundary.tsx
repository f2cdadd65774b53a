import { Component, type ReactNode } from 'react'
import { away, LoadError } from '../ui/load-error.tsx'

const broken = 'This page could not be shown. Please reload it.'

type State = { problem: string | null }

/** Keeps header and footer where a screen breaks, and says what to do. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(): State {
    return { problem: navigator.onLine ? broken : away }
  }

  override render() {
    const { problem } = this.state
    if (!problem) return this.props.children
    return <LoadError title="Something went wrong" text={problem} action="Reload page" />
  }
}
