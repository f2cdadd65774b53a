'use client'
import { useDocumentDrawerContext, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * In a document's drawer, Payload asks before unsaved words go where its cross is pressed. Escape and
 * a click beside the drawer close it too, without a word: they press the cross instead. Of a form
 * that saves itself it asks nothing where the page is closed.
 */
export function AskBeforeClosing({ isModified }: { isModified: boolean }) {
  const { drawerSlug } = useDocumentDrawerContext()
  const { modalState } = useModal()

  function pressCross(event: Event) {
    const drawer = document.getElementById(drawerSlug ?? '')
    const cross = drawer?.querySelector('.doc-drawer__header-close')
    if (!(cross instanceof HTMLElement)) return
    event.preventDefault()
    event.stopImmediatePropagation() // before Payload's own, which would close it
    cross.click()
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    const beside = event.target instanceof Element && event.target.closest('.drawer__close')
    if (beside && beside.id === `close-drawer__${drawerSlug}`) pressCross(event)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    if (latestOpen(modalState) === drawerSlug) pressCross(event)
  })
  useEffect(() => {
    if (!isModified) return
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('beforeunload', stay)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('beforeunload', stay)
    }
  }, [isModified])

  return null
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** Escape closes the drawer, or the question, that was opened last. */
const latestOpen = (modals: ReturnType<typeof useModal>['modalState']) =>
  Object.values(modals)
    .filter(({ isOpen }) => isOpen)
    .sort((one, other) => Number(other.openedOn) - Number(one.openedOn))[0]?.slug
