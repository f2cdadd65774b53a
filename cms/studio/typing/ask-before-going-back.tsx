'use client'
import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

interface AskBeforeGoingBackProps {
  isModified: boolean
  /** Of this form alone: a drawer has its own, over the page's. */
  slug: string
}

/**
 * Payload asks before a link leads away from an unsaved form. The browser's Back and Forward lead
 * away as well, and in the studio no page is unloaded by them: they are asked in the same words,
 * where the browser tells of them and waits (decision 252).
 */
export function AskBeforeGoingBack({ isModified, slug }: AskBeforeGoingBackProps) {
  const { openModal } = useModal()
  const { t } = useTranslation()
  /** Where Back would have led; agreed to once the tutor has said so. */
  const way = useRef({ key: '', isAgreed: false })

  const ask = useEffectEvent((event: NavigateEvent) => {
    const { navigationType, destination, cancelable, defaultPrevented } = event
    const isHeld = navigationType === 'traverse' && cancelable && !defaultPrevented
    if (!isHeld || way.current.isAgreed) return
    event.preventDefault()
    way.current.key = destination.key
    openModal(slug)
  })
  useEffect(() => {
    if (!isModified || !('navigation' in window)) return
    navigation.addEventListener('navigate', ask)
    return () => navigation.removeEventListener('navigate', ask)
  }, [isModified])

  async function leave() {
    way.current.isAgreed = true
    const { committed, finished } = navigation.traverseTo(way.current.key)
    await Promise.allSettled([committed, finished])
    way.current.isAgreed = false
  }

  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={leave}
    />
  )
}
