'use client'
import {
  ConfirmationModal,
  useFormModified,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskBeforeGoingBack } from '../../typing/ask-before-going-back.tsx'
import { useLinksHeld } from './use-links-held.ts'

interface AskBeforeWordsGoProps {
  areWaiting: boolean
  /** Of this box alone. */
  slug: string
}

/**
 * Asks before words that wait in the box go with the page (decision 252). Nothing in the form is
 * changed by them: counted as its own unsaved words, they would have it saved over and over.
 */
export function AskBeforeWordsGo({ areWaiting, slug }: AskBeforeWordsGoProps) {
  const isModified = useFormModified()
  const { openModal } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const { t } = useTranslation()
  const router = useRouter()
  const [way, setWay] = useState({ address: '', isAgreed: false })
  // Of an unsaved form its own question is asked, and no second one.
  const isHeld = areWaiting && !isModified && !way.isAgreed

  useLinksHeld(isHeld, (address) => {
    setWay({ address, isAgreed: false })
    openModal(slug)
  })

  function leave() {
    setWay(({ address }) => ({ address, isAgreed: true }))
    startRouteTransition(() => router.push(way.address))
  }

  return (
    <>
      <ConfirmationModal
        modalSlug={slug}
        heading={t('general:leaveWithoutSaving')}
        body="The words in Paste words are not in the form yet. If you leave now, they go."
        cancelLabel={t('general:stayOnThisPage')}
        confirmLabel={t('general:leaveAnyway')}
        onConfirm={leave}
      />
      <AskBeforeGoingBack isModified={isHeld} slug={`${slug}-back`} />
    </>
  )
}
