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
  const focused = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)

  useLayoutEffect(() => {
    if (!isSaving) return
    const button = buttonAt(document.activeElement, mark.current)
    focused.current = button
    return () => {
      if (document.activeElement === document.body) focused.current?.focus()
      focused.current = null
    }
  }, [isSaving, mark])

  useEffect(() => {
    if (!isSaving) return
    const keep = (button: HTMLButtonElement | null) => button?.disabled && setPressed(button)
    const onUp = ({ button, target }: PointerEvent) => {
      if (button === 0) keep(buttonAt(target, mark.current))
    }
    const onKey = ({ key, target }: KeyboardEvent) => {
      if ((key === 'Enter' || key === ' ') && target === document.body) keep(focused.current)
    }
    document.addEventListener('pointerup', onUp)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('keydown', onKey)
    }
  }, [isSaving, mark])

  useEffect(() => {
    if (!pressed) return
    if (isSaving) {
      hasClosed.current ||= !isClosed
      setProcessing(true)
      return
    }
    if (isClosed && hasClosed.current) return setProcessing(false)
    hasClosed.current = false
    setPressed(null)
    pressed.click()
  }, [pressed, isSaving, isClosed, setProcessing])
}

/** The button at a place of the page, where it belongs to the form that the mark stands in. */
function buttonAt(place: unknown, mark: Element | null): HTMLButtonElement | null {
  const button = place instanceof Element ? place.closest<HTMLButtonElement>(saving) : null
  return button && button.closest('form') === mark?.closest('form') ? button : null
}
