import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { panelId, tabId } from '../../ui/tabs.tsx'
import { firstStage, parseStage, type Stage, stageSearch } from './lesson-stages.ts'

/** The stage stands in the address: going back, a reload and a link to it keep it. */
export function useStage(idPrefix: string, onChosen: (stage: Stage) => void) {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const stage = parseStage(search.get('tab'))
  const arrived = useRef(stage)
  const way = useRef<'chosen' | 'stepped'>(null)

  useEffect(() => {
    const isAtStart = arrived.current === stage && stage === firstStage
    arrived.current = stage
    // To ask where the first tab is would have a page that has just come alive laid out at once.
    if (!isAtStart) keepTabInSight(document.getElementById(tabId(idPrefix, stage)))
  }, [stage, idPrefix])

  // Before it is drawn: later, the reader would see the new part at the old one's place first.
  useLayoutEffect(() => {
    const cameBy = way.current
    way.current = null
    const heading = document.getElementById(panelId(idPrefix, stage))?.querySelector('h2')
    // The way back hides what had the focus, and a keyboard would begin again at the page's top.
    const isFocusHidden = document.activeElement?.closest('[role="tabpanel"][hidden]')
    if (cameBy === 'stepped' || isFocusHidden) heading?.focus({ preventScroll: true })
    if (cameBy === 'stepped' || (cameBy && isScrolledPast(heading))) {
      heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [stage, idPrefix])

  /** Shows a stage; the tab keeps the focus. All keys of a walk along the row are one step back. */
  const select = useCallback(
    (next: Stage, isByKey = false) => {
      if (next === stage) return
      way.current ??= 'chosen'
      onChosen(next)
      navigate(pathname + stageSearch(next), { state: isByKey, replace: isByKey && state === true })
    },
    [stage, pathname, state, navigate, onChosen],
  )

  /** Previous and Next: the panel comes into view and takes the focus (spec §2). */
  const stepTo = useCallback(
    (next: Stage) => {
      way.current = 'stepped'
      select(next)
    },
    [select],
  )

  return { stage, select, stepTo }
}

/** A part begins above the window where the one before it was read far down. */
const isScrolledPast = (heading: Element | null | undefined) =>
  heading ? heading.getBoundingClientRect().top < 0 : false

/** The row scrolls sideways on a phone. */
function keepTabInSight(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!row) return
  row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 })
}
