import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * For a part whose buttons go with what they have done: when the one in focus is taken away, the
 * part has the focus, and whoever hears the page goes on from there and not from the top of the page.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  const focused = useRef<Element>(null)

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })

  return {
    ref: part,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      focused.current = target
    },
    onBlur() {
      focused.current = null
    },
  }
}
