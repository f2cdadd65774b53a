import { type RefObject, useEffect, useRef } from 'react'

type ButtonRef = RefObject<HTMLAnchorElement | HTMLButtonElement | null>

/**
 * A button makes room for a field, and is there again when that is gone: then it has the focus back,
 * or, where it is gone as well, the heading has it.
 * @param open The name of the button whose field is shown; null for none.
 */
export function useReturnedFocus(open: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useRef(new Map<string, ButtonRef>())
  const before = useRef(open)
  useEffect(() => {
    const { current: name } = before
    before.current = open
    if (open !== null || name === null) return
    const place = buttons.current.get(name)?.current ?? heading.current
    place?.focus()
  }, [open])
  const button = (name: string): ButtonRef => {
    const ref: ButtonRef = buttons.current.get(name) ?? { current: null }
    buttons.current.set(name, ref)
    return ref
  }
  return { heading, button }
}
