import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { panelId, tabId } from '../../ui/tabs.tsx'
import { firstStage, parseStage, type Stage, stageSearch } from './lesson-stages.ts'

/** The stage stands in the address: going back, a reload and a link to it keep it. */
export function useStage(
  viewer: RefObject<HTMLElement | null>,
  idPrefix: string,
  onChosen: (stage: Stage) => void,
) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const stage = parseStage(search.get('tab'))
  const shown = useRef(stage)
  const isSteppedTo = useRef(false)

  useEffect(() => {
    const isAtStart = shown.current === stage && stage === firstStage
    // To ask where the first tab is would have a page that has just come alive laid out at once.
    if (!isAtStart)
      keepTabInSight(viewer.current?.querySelector(`[id="${tabId(idPrefix, stage)}"]`))
    if (shown.current === stage) return
    shown.current = stage
    if (!isSteppedTo.current) return
    isSteppedTo.current = false
    const heading = document.getElementById(panelId(idPrefix, stage))?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    bringIntoView(heading)
    // Where the page has become shorter, the browser first moves it to what stood in view before.
    const next = requestAnimationFrame(() => bringIntoView(heading))
    return () => cancelAnimationFrame(next)
  }, [stage, viewer, idPrefix])

  /** Shows a stage; the tab keeps the focus. */
  const select = useCallback(
    (next: Stage) => {
      if (next === stage) return
      onChosen(next)
      navigate(pathname + stageSearch(next))
    },
    [stage, pathname, navigate, onChosen],
  )

  /** Previous and Next: the panel comes into view and takes the focus (spec §2). */
  const stepTo = useCallback(
    (next: Stage) => {
      isSteppedTo.current = true
      select(next)
    },
    [select],
  )

  return { stage, select, stepTo }
}

/** At once: a part that comes meanwhile would move the place to which the page still glides. */
const bringIntoView = (heading: Element | null | undefined) =>
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' })

/** The row scrolls sideways on a phone. */
function keepTabInSight(tab: Element | null | undefined) {
  const row = tab?.parentElement
  if (!(tab instanceof HTMLElement) || !row) return
  row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 })
}
