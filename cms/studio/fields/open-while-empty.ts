'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Opens a row that has nothing in it yet. Payload closes new rows of a list that begins collapsed;
 * without this, each would have to be opened before writing in it.
 */
export function useOpenWhileEmpty(rowPath: string, isEmpty: boolean): void {
  const { dispatchFields } = useForm()
  const at = rowPath.lastIndexOf('.')
  const listPath = rowPath.slice(0, at)
  const place = Number(rowPath.slice(at + 1))
  const rows = useFormFields(([fields]) => fields[listPath]?.rows)
  const isClosed = rows?.[place]?.collapsed === true

  useEffect(() => {
    if (!isEmpty || !isClosed || !rows) return
    const updatedRows = rows.map((row, index) =>
      index === place ? { ...row, collapsed: false } : row,
    )
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: listPath, updatedRows })
  }, [isEmpty, isClosed, rows, place, listPath, dispatchFields])
}
