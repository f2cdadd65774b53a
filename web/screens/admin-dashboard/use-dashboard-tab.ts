import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseId } from '../../router/route-params.ts'
import { type DashboardTab, parseDashboardTab, searchOf } from './dashboard-tabs.ts'

/** Which tab is shown, and the lesson chosen for the preview: both stand in the address. */
export function useDashboardTab() {
  const [search, setSearch] = useSearchParams()
  const tab = parseDashboardTab(search.get('tab'))
  const previewedId = parseId(search.get('lesson') ?? undefined)
  const previewPanel = useRef<HTMLDivElement>(null)
  /** A preview button has been pressed, and the tab is on its way. */
  const isOpening = useRef(false)

  useEffect(() => {
    if (!isOpening.current || tab !== 'preview') return
    isOpening.current = false
    previewPanel.current?.focus()
  }, [tab])

  function show(next: DashboardTab, lessonId = previewedId) {
    setSearch(searchOf(next, lessonId), { replace: true, preventScrollReset: true })
  }

  /** The keyboard goes on where the lesson is shown. */
  function preview(lessonId: number) {
    isOpening.current = true
    show('preview', lessonId)
  }

  return { tab, show, previewedId, preview, previewPanel }
}
