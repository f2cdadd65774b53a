import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseId } from '../../router/route-params.ts'
import { type DashboardTab, parseDashboardTab, searchOf } from './dashboard-tabs.ts'

/** Which tab is shown, and the lesson chosen for the preview: both stand in the address. */
export function useDashboardTab() {
  const [search, setSearch] = useSearchParams()
  const tab = parseDashboardTab(search.get('tab'))
  const chosenId = parseId(search.get('lesson') ?? undefined)
  /** Deleted here: no longer chosen, though the address may still name them. */
  const [deleted, setDeleted] = useState<readonly number[]>([])
  const previewedId = chosenId !== null && deleted.includes(chosenId) ? null : chosenId
  const previewPanel = useRef<HTMLDivElement>(null)
  /** A preview button has been pressed, and the tab is on its way. */
  const isOpening = useRef(false)

  useEffect(() => {
    if (!isOpening.current || tab !== 'preview') return
    isOpening.current = false
    previewPanel.current?.focus()
  }, [tab])

  function show(next: DashboardTab) {
    setSearch(searchOf(next, previewedId), { replace: true, preventScrollReset: true })
  }

  /** The keyboard goes on where the lesson is shown; the way back leads to the list of its button. */
  function preview(lessonId: number) {
    isOpening.current = true
    setDeleted((ids) => ids.filter((id) => id !== lessonId)) // it may have been restored
    setSearch(searchOf('preview', lessonId), { preventScrollReset: true })
  }

  /** Goes nowhere: the answer to a deletion comes late, when another tab or page may be open. */
  const forget = (lessonId: number) => setDeleted((ids) => [...ids, lessonId])

  return { tab, show, previewedId, preview, forget, previewPanel }
}
