import type { ComponentProps } from 'react'
import { panelId, tabId } from './tabs.tsx'

interface TabPanelProps<Value extends string> extends ComponentProps<'div'> {
  /** The row's prefix: ties the panel to its tab. */
  idPrefix: string
  value: Value
  /** The tab that is chosen; every other panel stays in the page, hidden. */
  selected: Value
}

/** What one tab of a `TabList` shows. */
export function TabPanel<Value extends string>(props: TabPanelProps<Value>) {
  const { idPrefix, value, selected, ...rest } = props
  return (
    <div
      {...rest}
      role="tabpanel"
      id={panelId(idPrefix, value)}
      aria-labelledby={tabId(idPrefix, value)}
      hidden={value !== selected}
    />
  )
}
