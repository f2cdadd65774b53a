'use client'
import { useDocumentInfo, useFormFields, usePreferences } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { pressFormTab } from './open-form-tab.ts'

/** What Payload remembers of the tutor's last visit to a form: the tab that she chose. */
const ChosenTab = z.object({ fields: z.record(z.string(), z.object({ tabIndex: z.number() })) })

/**
 * Opens a lesson that is an uploaded page on that page, unless she has chosen a tab of it before.
 * @returns where a part of the lesson's form goes.
 */
export function useOpenOnPage<Part extends Element>() {
  const part = useRef<Part>(null)
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
        const { current } = part
        if (isLeft || !current || ChosenTab.safeParse(chosen).success) return
        pressFormTab(current, 'HTML lesson')
      })
      .catch(() => undefined) // the form opens on its first tab
    return () => {
      isLeft = true
    }
  }, [isPage, preferencesKey, getPreference])

  return part
}
