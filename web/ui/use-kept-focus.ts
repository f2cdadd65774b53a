import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * For a part whose buttons go with what they have done: when the one in focus is taken away, the
 * part has the focus, and whoever hears the page goes on from there and not from the top of the page.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const focused = useRef<Element>(null)

  /** A part further in may have taken it away, of which the one that asks is not drawn anew. */
  const watch = useCallback((part: Part) => {
    const changes = new MutationObserver(() => {
      if (!focused.current || focused.current.isConnected) return
      focused.current = null
      if (document.activeElement === document.body) part.focus({ preventScroll: true })
    })
    changes.observe(part, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])

  return {
    ref: watch,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      focused.current = target
    },
    onBlur() {
      focused.current = null
    },
  }
}
