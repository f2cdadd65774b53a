'use client'
import {
  useDocumentInfo,
  useForm,
  useLocale,
  useOperation,
  useServerFunctions,
} from '@payloadcms/ui'
import { putIntoForm } from './put-into-form.ts'

type Data = Record<string, unknown>

/** How another document is put into the form around; tells whether the form has it. */
export function useFilledForm(): (data: Data) => Promise<boolean> {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { replaceState } = useForm()
  const { getFormState } = useServerFunctions()
  const operation = useOperation()
  const { code: locale } = useLocale()

  return (data) =>
    putIntoForm({ replaceState }, async () =>
      getFormState({
        id,
        collectionSlug,
        globalSlug,
        data,
        docPermissions,
        locale,
        operation,
        docPreferences: await getDocPreferences(),
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      }),
    )
}
