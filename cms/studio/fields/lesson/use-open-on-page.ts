'use client'
import { useDocumentInfo, useFormFields, usePreferences } from '@payloadcms/ui'
import { useEffect } from 'react'
import { z } from 'zod'
import { pressFormTab } from './open-form-tab.ts'

/** What Payload remembers of the tutor's last visit to a form: the tab that she chose. */
const ChosenTab = z.object({ fields: z.record(z.string(), z.object({ tabIndex: z.number() })) })

/** Opens a lesson that is an uploaded page on that page, unless she has chosen a tab of it before. */
export function useOpenOnPage(): void {
  const { preferencesKey } = useDocumentInfo()
  const { getPreference } = usePreferences()
  const isPage = useFormFields(
    ([{ hasHtmlContent, vocabulary, quizQuestions }]) =>
      hasHtmlContent?.value === true && !vocabulary?.rows?.length && !quizQuestions?.rows?.length,
  )

  useEffect(() => {
    if (!isPage || !preferencesKey) return
    let isLeft = false
    getPreference(preferencesKey)
      .then((chosen) => {
        if (!isLeft && !ChosenTab.safeParse(chosen).success) pressFormTab('HTML lesson')
      })
      .catch(() => undefined) // the form opens on its first tab
    return () => {
      isLeft = true
    }
  }, [isPage, preferencesKey, getPreference])
}
