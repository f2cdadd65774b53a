'use client'
import { useForm, useFormBackgroundProcessing, useFormProcessing } from '@payloadcms/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Payload's buttons that publish a document and that save its draft. */
const saving = '#action-save, #action-save-draft'

/**
 * While a draft saves itself, Payload closes the buttons that publish and save, and forgets who
 * presses one: on a slow line for seconds. The press is kept here, with the form closed as for any
 * publishing, and made when the draft is saved; who had the keyboard on a button has it again.
 *
 * @param mark stands in the document's form
 */
export function usePressKept(mark: RefObject<Element | null>): void {
  const isSaving = useFormBackgroundProcessing()
  const isClosed = useFormProcessing()
  const { setProcessing } = useForm()
  const [pressed, setPressed] = useState<HTMLButtonElement | null>(null)
  const isClosedHere = useRef(false)
  const focused = useFocusKept(mark, isSaving || isClosed)
  const begun = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const keep = (button: HTMLButtonElement | null) => {
      const isKept = isSaving && button?.disabled === true
      if (isKept) setPressed(button)
      return isKept
    }
    const onDown = ({ button, target }: PointerEvent) => {
      begun.current = button === 0 ? buttonAt(target, mark.current) : null
      if (begun.current !== focused.current) focused.current = null
    }
    const onUp = ({ clientX, clientY }: PointerEvent) => {
      // A finger that has slid off the button still has it for its target.
      const ended = buttonAt(document.elementFromPoint(clientX, clientY), mark.current)
      if (ended === begun.current) keep(ended)
      begun.current = null
    }
    const onKey = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' '
      const isAtButton = event.target === document.body
      // The page would be scrolled by the space bar.
      if (isPress && isAtButton && keep(focused.current)) event.preventDefault()
    }
    document.addEventListener('pointerdown', onDown)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onDown)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('keydown', onKey)
    }
  }, [isSaving, mark, focused])

  useEffect(() => {
    if (!pressed) return
    if (isSaving) {
      isClosedHere.current ||= !isClosed
      setProcessing(true)
      return
    }
    if (isClosed && isClosedHere.current) return setProcessing(false)
    isClosedHere.current = false
    setPressed(null)
    pressed.click()
  }, [pressed, isSaving, isClosed, setProcessing])
}

/** The button that had the keyboard when it was closed; it has it again when it opens. */
function useFocusKept(mark: RefObject<Element | null>, isShut: boolean) {
  const focused = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (isShut) {
      focused.current ??= buttonAt(document.activeElement, mark.current)
      return
    }
    if (document.activeElement === document.body) focused.current?.focus()
    focused.current = null
  }, [isShut, mark])
  return focused
}

/** The button at a place of the page, where it belongs to the form that the mark stands in. */
function buttonAt(place: unknown, mark: Element | null): HTMLButtonElement | null {
  const button = place instanceof Element ? place.closest<HTMLButtonElement>(saving) : null
  return button && button.closest('form') === mark?.closest('form') ? button : null
}
