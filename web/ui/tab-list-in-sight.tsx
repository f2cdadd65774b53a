import { useEffect } from 'react'
import { TabList, type TabListProps, tabId } from './tabs.tsx'

/**
 * A row of tabs that a screen opens at any of them: on a phone the row scrolls sideways, and the
 * selected tab would be out of sight. A part of its own, because every visitor loads the row.
 */
export function TabListInSight<Value extends string>(props: TabListProps<Value>) {
  const { idPrefix, selected } = props

  useEffect(() => {
    const tab = document.getElementById(tabId(idPrefix, selected))
    const row = tab?.parentElement
    if (!row) return
    // Not `scrollIntoView`, which would move the page as well.
    row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 })
  }, [idPrefix, selected])

  return <TabList {...props} />
}
